// sourceHash: '9ac7e7addd13'
import type {ServerContent} from '@site/src/content/server';

export const server: ServerContent = {
  accepted: 'Ti risponderemo il prima possibile.',
  invalid: 'Controlla i campi qui sotto.',
  malformed: 'Non siamo riusciti a leggere i dati inviati. Riprova.',
  foreignOrigin: 'La richiesta proviene da un altro sito ed è stata rifiutata.',
  diagnosticsClosed: 'Qui l’email di prova è disattivata. Per usarla, invia il token di diagnostica.',
  notFound: 'A questo indirizzo non c’è nulla.',
  siteMissing: 'Il sito non è ancora stato generato. Esegui `npm run build` e riavvia il server.',
  tooLarge: 'Il contenuto è troppo lungo per un solo invio. Accorcia il messaggio e riprova.',
  unsupportedType: 'Invia i dati in formato JSON o tramite il modulo.',
  tooMany: 'Hai inviato diverse richieste in poco tempo. Aspetta un minuto e riprova.',
  tooManyInAll:
    'Stiamo ricevendo molti più messaggi del solito e al momento non possiamo accettare il tuo. I dati inseriti non sono andati persi: riprova tra qualche minuto.',
  noRoom:
    'Al momento non possiamo salvare il tuo messaggio. I dati inseriti non sono andati persi: riprova più tardi.',
  refused: 'Non è stato possibile accettare la richiesta.',
  serverError: 'Si è verificato un problema da parte nostra. I dati inseriti non sono andati persi: riprova.',
  mailRefused:
    'Il server di posta non ha accettato il messaggio. Controlla SMTP_URL e MAIL_FROM; il motivo è nel log del server.',
  echoNoText: 'Il messaggio deve essere un testo.',
  echoEmpty: 'Il messaggio non può essere vuoto.',
  echoTooLong: 'Il messaggio può avere al massimo 5.000 caratteri.',
  errorTitle: 'Errore:',
  pageTitle: 'Il messaggio non è stato inviato',
  goBack: 'Torna indietro con il browser: quello che hai scritto non è andato perso.',
};
