import {languageName} from '../../../src/lib/locale';
import {html} from '../http/html';
import type {StoredMessage, Suspicion} from '../store/store';

/** Who mail comes from and goes to. */
export interface MailParties {
  /** Name of the sender as readers see it. */
  readonly fromName: string;
  readonly from: string;
  readonly to: string;
}

/** A mail ready for a transport. Addresses are objects, so that no name can add a recipient. */
export interface ComposedMail {
  /** Without angle brackets. */
  readonly id: string;
  readonly date: Date;
  readonly from: {readonly name: string; readonly address: string};
  readonly to: string;
  readonly replyTo?: {readonly name: string; readonly address: string};
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Message-ID of a row: the same for every attempt, so that mail programs fold a repeated delivery. */
function messageId(id: string, from: string): string {
  return `${id}@${from.slice(from.lastIndexOf('@') + 1)}`;
}

const suspicions: Record<Suspicion, string> = {
  honeypot: 'A field that people do not see was filled in. It may come from a program.',
  'too-fast': 'It was sent within seconds of opening the page. It may come from a program.',
};

const attachmentTitle = 'Attached calculation';

/** Composes the operators' mail for a stored message. Reads only what is stored, so any later attempt is the same mail. */
export function composeContactMail(message: StoredMessage, parties: MailParties): ComposedMail {
  const {subject, attachment, suspicion} = message;
  const rows = [
    ['Name', message.name],
    ['Email', message.email],
    ['Company', message.company],
    ...(subject === null ? [] : [['Subject', subject] as const]),
    ['Language', languageName(message.locale, 'en')],
    ['Received', new Date(message.receivedAt).toISOString()],
    ['Reference', message.id],
    ...(suspicion === null ? [] : [['Note', suspicions[suspicion]] as const]),
  ] as const;
  return {
    id: messageId(message.id, parties.from),
    date: new Date(message.receivedAt),
    from: {name: parties.fromName, address: parties.from},
    to: parties.to,
    replyTo: {name: message.name, address: message.email},
    // In front, where a rule of the mailbox finds it.
    subject: `${suspicion === null ? '' : '[Possible spam] '}Contact form: ${subject === null ? '' : `${subject} - `}${message.company} (${message.name})`,
    text: [
      rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
      message.message,
      ...(attachment === null
        ? []
        : [`${attachmentTitle}\n${'-'.repeat(attachmentTitle.length)}\n${attachment}`]),
    ]
      .map((part) => `${part}\n`)
      .join('\n'),
    html: html`<!doctype html>
      <html lang="en">
        <meta charset="utf-8" />
        <body>
          <table>
            ${rows.map(
              ([label, value]) =>
                html`<tr>
                  <th align="left">${label}</th>
                  <td>${value}</td>
                </tr>`,
            )}
          </table>
          <p style="white-space: pre-wrap">${message.message}</p>
          ${
            attachment === null
              ? ''
              : html`<h2>${attachmentTitle}</h2>
                  <p style="white-space: pre-wrap">${attachment}</p>`
          }
        </body>
      </html>`.text,
  };
}

/**
 * Composes the mail of `GET /api/email/test`.
 *
 * @param now milliseconds since the epoch
 */
export function composeTestMail(id: string, parties: MailParties, now: number): ComposedMail {
  return {
    id: messageId(`test-${id}`, parties.from),
    date: new Date(now),
    from: {name: parties.fromName, address: parties.from},
    to: parties.to,
    subject: `Test email from ${parties.fromName}`,
    text: 'This is a test. If you can read it, contact messages reach this address.\n',
  };
}
