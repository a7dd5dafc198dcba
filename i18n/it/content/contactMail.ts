// sourceHash: '86925c5c4215'
import {brand} from '@site/src/data/brand';
import type {ContactMailContent} from '@site/src/content/contactMail';

/** Il modulo di contatto di un sito senza server (`API_ORIGIN=none`), che porta alla posta. */
export const contactMail: ContactMailContent = {
  subject: `Un messaggio dal sito di ${brand.name}`,
  before: 'Questo modulo apre un’email nel tuo programma di posta: la invii da lì. Puoi anche scrivere a',
  submit: 'Apri nel programma di posta',
  ready: {
    title: 'Il messaggio è pronto, ma non ancora inviato',
    opened:
      'Il tuo programma di posta dovrebbe essersi aperto con il messaggio: invialo da lì. Se non si è aperto nulla, copialo e invialo a',
    tooLong:
      'Il messaggio è troppo lungo per un link. Copialo, incollalo nell’email che si apre e inviala. Se non si è aperto nulla, invialo a',
    label: 'Il tuo messaggio',
    copy: 'Copia il messaggio',
    copied: 'Copiato',
    copyYourself: 'Il browser non ha permesso la copia: il testo è selezionato, premi Ctrl o Cmd e C.',
    again: 'Apri di nuovo il programma di posta',
  },
};
