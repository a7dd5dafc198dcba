// sourceHash: 'e68bd9f834a7'
import type {DiagnosticsContent} from '@site/src/content/diagnostics';

export const diagnostics: DiagnosticsContent = {
  noScript: 'Questo test gira nel browser e richiede JavaScript.',
  server: {
    meta: {title: 'Test del server', description: 'Verifica che il sito raggiunga il suo server.'},
    title: 'Test del server',
    text: 'Verifica la connessione con il server e restituisce quello che invii.',
    health: 'Stato del server',
    checking: 'Verifica in corso…',
    connected: 'Connesso',
    error: 'Errore',
    echo: 'Eco',
    echoLabel: 'Messaggio',
    echoPlaceholder: 'Scrivi un messaggio',
    send: 'Invia',
    reply: 'Risposta',
    toasts: {
      status: 'Stato del server',
      health: (status: string) => `Verifica dello stato: ${status}`,
      unreachable: 'Connessione al server non riuscita',
      sent: 'Messaggio inviato',
      failed: 'Invio del messaggio non riuscito',
    },
  },
  email: {
    meta: {title: 'Test email', description: 'Invia un’email di prova.'},
    title: 'Test email',
    text: 'Invia un’email di prova all’indirizzo che riceve i messaggi di contatto.',
    send: 'Invia email di prova',
    sending: 'Invio in corso…',
    success: 'Email di prova inviata!',
    messageId: 'ID del messaggio',
    failure: 'Invio dell’email di prova non riuscito',
    toasts: {
      success: 'Operazione riuscita',
      sentTo: (recipient: string) => `Email di prova inviata a ${recipient}`,
      error: 'Errore',
      failed: (message: string) => `Invio dell’email di prova non riuscito: ${message}`,
    },
    lost: () => 'nessuna risposta dal server, controlla la connessione',
  },
};
