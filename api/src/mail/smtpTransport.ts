import {createTransport} from 'nodemailer';
import type {MailTransport} from './transport';

/**
 * Sends over SMTP.
 *
 * @param url `smtp://` or `smtps://`, with nodemailer's options in the query if need be
 * @param requireTls refuse to send in the clear over `smtp://`; `?requireTLS=false` in the address lifts it for a relay on the same host
 */
export function createSmtpTransport(url: string, requireTls: boolean): MailTransport {
  const mailer = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // The outbox alone decides about retries; the pool would requeue five times behind its back.
    maxRequeues: 0,
    // Defaults are up to ten minutes. A greeting delayed on purpose (throttling) needs more than a second.
    connectionTimeout: 10_000,
    greetingTimeout: 15_000,
    socketTimeout: 20_000,
    dnsTimeout: 10_000,
    requireTLS: requireTls,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // The pool also reports idle connections that break; unheard, that would end the process.
  mailer.on('error', () => {});
  return {
    async send({id, ...mail}, signal) {
      // Timeouts of the socket only watch for silence; the signal also ends a server that drips its replies.
      const {messageId} = await mailer.sendMail({...mail, messageId: `<${id}>`, signal});
      return {messageId};
    },
    close: () => mailer.close(),
  };
}
