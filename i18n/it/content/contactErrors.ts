// sourceHash: 'a9faad5798ac'
import type {ContactErrorsContent} from '@site/src/content/contactErrors';

export const contactErrors: ContactErrorsContent = {
  name: 'Il nome deve avere almeno 2 caratteri',
  email: 'Inserisci un indirizzo email valido',
  company: 'Il nome dell’azienda deve avere almeno 2 caratteri',
  message: 'Il messaggio deve avere almeno 10 caratteri',
  subject: 'L’oggetto deve essere un testo',
  tooLong: (max) => `Usa al massimo ${max.toLocaleString('it', {useGrouping: 'always'})} caratteri`,
};
