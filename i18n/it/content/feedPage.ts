// sourceHash: '9e37364ede4f'
import type {FeedPageContent} from '@site/src/content/feedPage';

export const feedPage: FeedPageContent = {
  what: 'Questo è un feed: un file che un lettore di feed controlla per te. Le novità ti arrivano senza dare la tua email a nessuno.',
  copy: 'Per seguirlo, copia questo indirizzo nel tuo lettore di feed:',
  help: 'Come seguire un feed, in tre passaggi',
  entries: 'Che cosa contiene',
};
