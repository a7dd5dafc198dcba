// sourceHash: '30c83405ed38'
import {brand} from '@site/src/data/brand';
import type {BlogSubscribeContent} from '@site/src/content/blogSubscribe';

export const blogSubscribe: BlogSubscribeContent = {
  meta: {
    title: 'Segui il blog',
    description:
      'Come ricevere i nuovi articoli senza dare la tua email a nessuno: che cos’è un feed, quale lettore usare e gli indirizzi da copiare.',
  },
  title: 'Segui il blog',
  lede: `I nuovi articoli di ${brand.name} ti arrivano con un feed: un file che li elenca e che un lettore di feed controlla per te. Non serve lasciare i tuoi dati, e non sappiamo chi lo legge.`,
  steps: {
    title: 'In tre passaggi',
    items: [
      'Apri il lettore di feed che usi già. Leggono i feed anche Thunderbird e altri programmi di posta; per ogni telefono ci sono app apposite.',
      'Scegli «aggiungi feed» o «iscriviti».',
      'Incolla uno degli indirizzi qui sotto. I nuovi articoli compaiono come i messaggi, con il testo completo.',
    ],
  },
  addresses: {
    title: 'Indirizzi da copiare',
    text: 'I tre feed contengono gli stessi articoli. Se il tuo lettore non chiede un formato preciso, prendi il primo.',
  },
  read: {
    title: 'Leggi senza un lettore di feed',
    text: 'Il blog elenca tutti gli articoli, dal più recente.',
    link: 'Vedi tutti gli articoli',
  },
};
