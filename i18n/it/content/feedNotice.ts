// sourceHash: 'a21e4fca0081'
import type {FeedNoticeContent} from '@content/feedNotice';

export const feedNotice: FeedNoticeContent = {
  text: 'Questo è un feed. Copia l’indirizzo di questa pagina in un lettore di feed e le novità arrivano da te, senza lasciare il tuo indirizzo a nessuno.',
  link: 'Leggi come pagina',
};
