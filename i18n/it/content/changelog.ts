// sourceHash: 'f8c1fdc6799a'
import type {ChangelogContent} from '@site/src/content/changelog';

export const changelog: ChangelogContent = {
  title: 'Le novità di questo portale',
  description:
    'Che cosa c’è di nuovo su questo portale, dalla novità più recente, con la data e la pagina in cui la trovi.',
  feed: {
    title: (brand) => `${brand}: le novità del portale`,
    name: 'Le novità in un feed (Atom)',
    text: 'Con un lettore di feed sai quando c’è una novità. L’indirizzo da copiare:',
    legal: 'Le modifiche agli accordi sono annunciate con le loro date tra i testi legali.',
    legalLink: 'Vedi tutte le versioni degli accordi',
  },
  entries: {
    customers: {
      title: 'Ogni caso cliente ha la sua pagina',
      text: 'I casi dei modelli di crescita si leggono per intero: com’era prima, il primo passo, il lavoro di oggi. Quelli inventati sono segnati come esempi.',
    },
    trust: {
      title: 'Che cosa puoi verificare di noi',
      text: 'Certificati, sub-responsabili e modalità per segnalare una vulnerabilità stanno in una sola pagina, con una scansione di questo sito che ogni build ripete e pubblica, punti aperti compresi.',
    },
    'sample-report': {
      title: 'Un report per il cliente da leggere per intero',
      text: 'Il report che riceve un cliente, dalla sintesi al glossario, come pagina e in PDF, con il tuo marchio se lo vuoi vedere.',
    },
    'price-ruler': {
      title: 'Quanto spendi per i tuoi clienti',
      text: 'Il calcolatore dei piani mostra il costo di ogni piano per il tuo numero di clienti, opzioni incluse, e suggerisce un prezzo per il margine che vuoi.',
    },
    checklists: {
      title: 'Checklist che ricordano le spunte',
      text: 'Puoi spuntare i punti delle checklist nelle guide. Le spunte restano sul tuo dispositivo.',
    },
    search: {
      title: 'La ricerca capisce che cosa intendi',
      text: 'Riconosce abbreviazioni, sinonimi ed errori di battitura, e alle domande brevi risponde sopra l’elenco delle pagine.',
    },
  },
};
