// sourceHash: 'f28075ea897e'
import {brand} from '@site/src/data/brand';
import type {ContactContent} from '@site/src/content/contact';

export const contact: ContactContent = {
  meta: {
    title: 'Contattaci',
    description: `Domande su piani, white label, integrazioni o sul lancio di un’offerta telco? Il team partner di ${brand.name} risponde via email.`,
  },
  title: 'Parla con il team partner',
  lede: 'Raccontaci chi sono i tuoi clienti e che cosa vendi loro oggi. Ogni messaggio lo legge una persona, che ti risponde via email.',
  dialogTitle: 'Contattaci',
  close: 'Chiudi',
  aside: {
    title: 'Altri modi per contattarci',
    email: 'Scrivici',
    booking: 'Prenota un incontro',
    bookingText: 'Trenta minuti con chi ha già seguito il lancio di partner come te.',
    address: 'Vieni a trovarci',
  },
  fields: {
    name: {label: 'Nome', placeholder: 'Il tuo nome'},
    email: {label: 'Email', placeholder: 'tu@azienda.it'},
    company: {label: 'Azienda', placeholder: 'Il nome della tua azienda'},
    message: {label: 'Messaggio', placeholder: 'Come possiamo aiutarti?'},
    subject: {label: 'Oggetto'},
  },
  attachment: {
    note: 'Il tuo calcolo viene inviato con il messaggio',
    label: 'Il tuo calcolo',
    remove: 'Rimuovi',
    removeLabel: 'Rimuovi il calcolo',
  },
  topics: {
    partnership: 'Avviare una partnership',
    savings: 'Il mio calcolo del risparmio',
    partnerRoi: 'Il mio calcolo ROI da partner',
    custom: 'Un piano su misura',
    demo: 'Una demo con il mio marchio',
  },
  demo: ({name, colour}) => `Vorremmo una demo con il nostro marchio: ${name}, colore ${colour}.`,
  submit: 'Invia messaggio',
  sending: 'Invio in corso…',
  required: 'Tutti i campi sono obbligatori.',
  privacyBefore: `${brand.legalName}, titolare del trattamento, usa questi dati per rispondere alla tua richiesta e darle seguito:`,
  privacyLink: 'informativa sulla privacy',
  summary: 'Controlla i campi segnalati qui sotto. Non hai perso nulla di quello che hai scritto.',
  toasts: {
    sent: {title: 'Messaggio inviato!', description: 'Ti risponderemo il prima possibile.'},
    error: 'Errore',
    notOk: 'Invio del modulo non riuscito',
    notThrown: 'Invio del messaggio non riuscito',
    lost: () => 'Invio del messaggio non riuscito. Controlla la connessione e riprova.',
  },
  thanks: {
    meta: {title: 'Messaggio inviato', description: 'Abbiamo ricevuto il tuo messaggio.'},
    title: 'Messaggio inviato!',
    text: 'Ti risponderemo il prima possibile.',
    next: 'Nel frattempo',
    home: 'Torna alla home',
    pricing: 'Piani e prezzi',
    booking: 'Prenota un incontro',
  },
};
