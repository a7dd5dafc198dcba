// sourceHash: '045d0b27695c'
import type {UpcomingContent} from '@site/src/content/upcoming';

export const upcoming: UpcomingContent = {
  badge: 'In preparazione',
  partsTitle: 'Che cosa troverai qui',
  askTitle: 'Ti serve subito?',
  askText: 'Chiedi al team partner: ricevi le stesse informazioni via email o in una breve chiamata.',
  contact: 'Parla con noi',
  booking: 'Prenota un incontro',
  pages: {
    terms: {
      title: 'Contratto quadro di servizi e rivendita',
      text: 'L’accordo tra noi e i partner che rivendono i servizi.',
      parts: [
        {
          title: 'Sedici articoli',
          text: 'Licenza, ordini, corrispettivi, riservatezza, responsabilità, durata e legge applicabile.',
        },
        {title: 'Versioni datate', text: 'Il testo in vigore, quelli precedenti e che cosa è cambiato.'},
      ],
    },
    dpa: {
      title: 'Accordo sul trattamento dei dati',
      text: 'Come trattiamo i dati personali per conto dei partner e dei loro clienti.',
      parts: [
        {
          title: 'Dodici sezioni',
          text: 'Ruoli, misure di sicurezza, sub-responsabili, trasferimenti, audit e cancellazione.',
        },
        {title: 'Versioni datate', text: 'Il testo in vigore, quelli precedenti e che cosa è cambiato.'},
      ],
    },
  },
};
