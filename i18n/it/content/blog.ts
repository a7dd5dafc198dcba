// sourceHash: '1b63d09840c7'
import type {BlogContent} from '@site/src/content/blog';

export const blog: BlogContent = {
  description:
    'Articoli per MSP, operatori telco e assicurazioni che vendono sicurezza: norme, minacce, prezzi, clienti e marketing.',
  list: {
    featured: 'In evidenza',
    all: 'Tutti gli articoli',
    order: 'Dal più recente.',
    untranslated: 'In inglese',
  },
  post: {back: 'Torna alla home', backToBlog: 'Torna al blog'},
  feed: {
    follow: 'Segui il blog',
    title: (brand) => `${brand}: il blog`,
    description: 'Appunti per chi vende sicurezza con il proprio marchio.',
    names: {rss: 'Feed RSS', atom: 'Feed Atom', json: 'Feed JSON'},
  },
  tags: {
    title: 'Argomenti',
    description:
      'Tutti gli argomenti del blog, dai prezzi e dai clienti alle norme e alle minacce, e che cosa trovi in ognuno.',
    all: 'Tutti gli argomenti',
  },
  archive: {
    title: 'Archivio',
    description: 'Tutti gli articoli del blog dal primo giorno, anno per anno, a cominciare dai più recenti.',
  },
  authors: {
    title: 'Autori',
    description: 'Chi scrive gli articoli: di che cosa si occupa e che cosa ha pubblicato finora.',
    all: 'Tutti gli autori',
  },
};
