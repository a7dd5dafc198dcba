// sourceHash: '9e9dcbe5932b'
import type {OperatorMailContent} from '@site/src/content/operatorMail';

export const operatorMail: OperatorMailContent = {
  subject: (about) => `Modulo di contatto: ${about}`,
  suspected: '[Possibile spam]',
  fields: {
    name: 'Nome',
    email: 'Indirizzo email',
    company: 'Azienda',
    subject: 'Oggetto',
    language: 'Lingua',
    received: 'Ricevuto',
    reference: 'Riferimento',
    note: 'Avvertenza',
  },
  attachment: 'Calcolo allegato',
  signs: {
    honeypot: 'È stato compilato un campo che le persone non vedono.',
    'too-fast': 'È stato inviato pochi secondi dopo l’apertura della pagina.',
    'no-form': 'Non è stato inviato dal modulo del sito.',
    links: 'Contiene molti link.',
    'link-in-name': 'Al posto di un nome c’è un link.',
    'link-as-company': 'Al posto dell’azienda c’è un indirizzo web.',
    markup: 'Contiene codice di pagine web o di forum.',
    'forum-links': 'Contiene link in codice da forum (BBCode).',
    repeated: 'Ripete le stesse parole.',
    'other-writing': 'È scritto per lo più con caratteri che nessuna lingua del sito usa.',
  },
  suspicion: 'Potrebbe venire da un programma.',
  noReply: '«Rispondi» non raggiunge il mittente: scrivi all’indirizzo qui sopra.',
  held: {
    subject: (count) =>
      count === 1
        ? '1 messaggio di contatto trattenuto come possibile spam'
        : `${count} messaggi di contatto trattenuti come possibile spam`,
    intro: (count) =>
      count === 1
        ? 'Un messaggio di contatto sembra spam. È salvato, ma lo ricevi solo se lo sblocchi.'
        : `${count} messaggi di contatto sembrano spam. Sono salvati, ma li ricevi solo se li sblocchi.`,
    newest: (count) => `I ${count} più recenti:`,
    list: 'Per elencare i messaggi trattenuti',
    show: 'Per leggere un messaggio',
    release: 'Per sbloccare un messaggio che non è spam',
    delete: 'Per eliminare un messaggio',
  },
  test: {
    subject: (sender) => `Email di prova da ${sender}`,
    text: 'Questa è una prova. Se riesci a leggerla, i messaggi di contatto arrivano a questo indirizzo.',
  },
};
