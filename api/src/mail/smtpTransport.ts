import {createTransport} from 'nodemailer';
import type {MailTransport} from './transport';

/** Connections that stay open, unless the address says otherwise (`?maxConnections=1`). */
const defaultConnections = 3;

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
    maxConnections: defaultConnections,
    // The outbox alone decides about retries; the pool would requeue five times behind its back.
    maxRequeues: 0,
    // A dead host is noticed soon. A greeting delayed on purpose (throttling) needs more than a second.
    connectionTimeout: 10_000,
    greetingTimeout: 15_000,
    dnsTimeout: 10_000,
    // A slow server may take ten minutes for its answer to a mail (RFC 5321, 4.5.3.2.6). A client that hangs up earlier
    // sends it twice. A connection whose other end is gone ends earlier, by keep-alive.
    socketTimeout: 10 * 60_000,
    requireTLS: requireTls,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // The pool also reports idle connections that break; unheard, that would end the process.
  mailer.on('error', () => {});
  return {
    connections: Number(new URL(url).searchParams.get('maxConnections')) || defaultConnections,
    async send({id, ...mail}, signal) {
      // Timeouts of the socket only watch for silence; the signal also ends a server that drips its replies.
      const {messageId} = await mailer.sendMail({...mail, messageId: `<${id}>`, signal});
      return {messageId};
    },
    close: () => mailer.close(),
  };
}
