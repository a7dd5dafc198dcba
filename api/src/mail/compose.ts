import {languageName} from '../../../src/lib/locale';
import {html} from '../http/html';
import type {Sign} from '../spam/signs';
import type {StoredMessage} from '../store/store';

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
  readonly headers: Readonly<Record<string, string>>;
  readonly replyTo?: {readonly name: string; readonly address: string};
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Message-ID of a row: the same for every attempt, so that mail programs fold a repeated delivery. */
function messageId(id: string, from: string): string {
  return `${id}@${from.slice(from.lastIndexOf('@') + 1)}`;
}

/** What each sign of a program is, for people. */
const signs: Record<Sign, string> = {
  honeypot: 'A field that people do not see was filled in.',
  'too-fast': 'It was sent within seconds of opening the page.',
  'no-form': 'It was not sent by the form of the site.',
  links: 'It has many links.',
  'link-in-name': 'It has a link in place of a name.',
  markup: 'It has markup of web pages or forums.',
  repeated: 'It says the same over and over.',
  'other-writing': 'Most of it is in a writing that no language of the site has.',
};

const wordsOf = (suspicion: string): string =>
  [
    ...Object.entries(signs)
      .filter(([sign]) => suspicion.split(',').includes(sign))
      .map(([, words]) => words),
    'It may come from a program.',
  ].join(' ');

/**
 * A text for a header. Some mail programs decode encoded words (RFC 2047) that a visitor has written, down to line breaks
 * and other senders: a joiner without looks makes none of them, and has the whole text encoded by us.
 */
const inHeader = (text: string): string => text.replaceAll('=?', '=\u2060?');

/** Programs do not answer what a program sent (RFC 3834), which would make every visitor a recipient. */
const headers = {'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All'} as const;

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
    ...(suspicion === null ? [] : [['Note', wordsOf(suspicion)] as const]),
  ] as const;
  return {
    id: messageId(message.id, parties.from),
    date: new Date(message.receivedAt),
    from: {name: parties.fromName, address: parties.from},
    to: parties.to,
    headers,
    replyTo: {name: inHeader(message.name), address: message.email},
    // In front, where a rule of the mailbox finds it.
    subject: inHeader(
      `${suspicion === null ? '' : '[Possible spam] '}Contact form: ${subject === null ? '' : `${subject} - `}${message.company} (${message.name})`,
    ),
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
    headers,
    subject: `Test email from ${parties.fromName}`,
    text: 'This is a test. If you can read it, contact messages reach this address.\n',
  };
}
