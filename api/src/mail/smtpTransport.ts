import {createTransport} from 'nodemailer';
import type {MailTransport} from './transport';

/** Default number of open connections; `?maxConnections=1` in the address changes it. */
const defaultConnections = 3;

/**
 * Sends over SMTP.
 *
 * @param url `smtp://` or `smtps://`, with optional nodemailer options in the query
 * @param requireTls refuse unencrypted sending over `smtp://`; `?requireTLS=false` in the address allows it, for a relay
 * on the same host
 */
export function createSmtpTransport(url: string, requireTls: boolean): MailTransport {
  const mailer = createTransport({
    url,
    pool: true,
    maxConnections: defaultConnections,
    // Only the outbox decides on retries; the pool would requeue five times on its own.
    maxRequeues: 0,
    // Detects an unreachable host early. A deliberately delayed greeting (throttling) needs more than a second.
    connectionTimeout: 10_000,
    greetingTimeout: 15_000,
    dnsTimeout: 10_000,
    // A slow server may take ten minutes to answer a mail (RFC 5321, 4.5.3.2.6). A client that disconnects earlier sends
    // it twice. Keep-alive ends a dead connection earlier.
    socketTimeout: 10 * 60_000,
    requireTLS: requireTls,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // The pool also reports broken idle connections; without a listener, that would end the process.
  mailer.on('error', () => {});
  return {
    connections: Number(new URL(url).searchParams.get('maxConnections')) || defaultConnections,
    async send({id, ...mail}, signal) {
      // Socket timeouts only detect silence; the signal also stops a server that sends its reply byte by byte.
      const {messageId} = await mailer.sendMail({...mail, messageId: `<${id}>`, signal});
      return {messageId};
    },
    close: () => mailer.close(),
  };
}
