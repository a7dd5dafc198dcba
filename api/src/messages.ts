import type {Locale} from './contract';

/** Sentences the server itself says. Messages of single fields live in `contract.ts`, which the site shares. */
export interface ServerMessages {
  /** 202 of a contact message; the client has fixed the English. */
  accepted: string;
  /** 400, some fields did not pass. */
  invalid: string;
  /** 400, the body could not be read. */
  malformed: string;
  /** 403 of a call from another site. */
  foreignOrigin: string;
  /** 403 of the test mail in production. */
  diagnosticsClosed: string;
  /** 404. */
  notFound: string;
  /** 404 of a page while there is no built site. */
  siteMissing: string;
  /** 413. */
  tooLarge: string;
  /** 415. */
  unsupportedType: string;
  /** 429. */
  tooMany: string;
  /** Any other 4xx. */
  refused: string;
  /** 5xx. */
  serverError: string;
  /** 502 of the test mail. */
  mailRefused: string;
  /** Title of the plain page that answers a form post that failed. */
  pageTitle: string;
  /** What to do on that page. */
  goBack: string;
}

/** The server's sentences in each language. */
export const serverMessages: Record<Locale, ServerMessages> = {
  en: {
    accepted: "We'll get back to you as soon as possible.",
    invalid: 'Please check the fields below.',
    malformed: 'We could not read what was sent. Please try again.',
    foreignOrigin: 'This request came from another website, so it was refused.',
    diagnosticsClosed: 'Test email is closed in production. Send the diagnostics token to use it.',
    notFound: 'There is nothing at this address.',
    siteMissing: 'The site has not been built yet. Run `npm run build`, then restart the server.',
    tooLarge: 'This is more than we can take at once. Please shorten your message and try again.',
    unsupportedType: 'Please send JSON or a form.',
    tooMany: 'You have sent several requests in a short time. Please wait a minute and try again.',
    refused: 'This request could not be accepted.',
    serverError: 'Something went wrong on our side. Nothing you entered is lost; please try again.',
    mailRefused:
      'The mail server did not accept the message. Check SMTP_URL and MAIL_FROM; the reason is in the server log.',
    pageTitle: 'Your message was not sent',
    goBack: 'Go back in your browser: nothing you typed is lost.',
  },
  it: {
    accepted: 'Ti risponderemo il prima possibile.',
    invalid: 'Controlla i campi qui sotto.',
    malformed: 'Non siamo riusciti a leggere i dati inviati. Riprova.',
    foreignOrigin: 'La richiesta proviene da un altro sito ed è stata rifiutata.',
    diagnosticsClosed:
      'L’email di prova è disattivata in produzione. Per usarla, invia il token di diagnostica.',
    notFound: 'A questo indirizzo non c’è nulla.',
    siteMissing: 'Il sito non è ancora stato generato. Esegui `npm run build` e riavvia il server.',
    tooLarge: 'Il contenuto è troppo lungo per un solo invio. Accorcia il messaggio e riprova.',
    unsupportedType: 'Invia i dati in formato JSON o tramite il modulo.',
    tooMany: 'Hai inviato diverse richieste in poco tempo. Aspetta un minuto e riprova.',
    refused: 'Non è stato possibile accettare la richiesta.',
    serverError:
      'Si è verificato un problema da parte nostra. I dati inseriti non sono andati persi: riprova.',
    mailRefused:
      'Il server di posta non ha accettato il messaggio. Controlla SMTP_URL e MAIL_FROM; il motivo è nel log del server.',
    pageTitle: 'Il messaggio non è stato inviato',
    goBack: 'Torna indietro con il browser: quello che hai scritto non è andato perso.',
  },
};
