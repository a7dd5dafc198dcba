import {languageName, sourceLanguage, withRegion} from '../../../src/lib/locale';
import type {OperatorMailContent} from '../../../src/content/operatorMail';
import {commandName} from '../leads/commandName';
import {html} from '../../../src/lib/html';
import {wordsIn} from '../languages/languages';
import type {Sign} from '../spam/signs';
import type {StoredMessage} from '../store/store';

/** Who mail comes from and goes to. */
export interface MailParties {
  /** Name of the sender as readers see it. */
  readonly fromName: string;
  readonly from: string;
  readonly to: string;
  /** Language of what the portal itself says in a mail to the operators; English, if left out. */
  readonly language?: string;
  /** Of the process. Decides how operators call their commands. */
  readonly NODE_ENV?: string;
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

/** What the portal says in a mail, and how it writes the time, which is that of the server's zone (`TZ`). */
function saysIn({language = sourceLanguage}: MailParties) {
  const clock = new Intl.DateTimeFormat(withRegion(language), {dateStyle: 'long', timeStyle: 'long'});
  return {say: wordsIn(language).operatorMail, time: (at: number) => clock.format(at), language};
}

/** Puts the signs of a program into words. */
function signsOf(suspicion: string | null, say: OperatorMailContent): string {
  const signs: Readonly<Record<Sign, string>> = say.signs;
  const found = suspicion?.split(',') ?? [];
  return Object.entries(signs)
    .flatMap(([sign, words]) => (found.includes(sign) ? [words] : []))
    .join(' ');
}

/**
 * A text for a header. Some mail programs decode encoded words (RFC 2047) that a visitor has written, down to line breaks
 * and other senders: a joiner without looks makes none of them, and has the whole text encoded by us.
 */
const inHeader = (text: string): string => text.replaceAll('=?', '=\u2060?');

/** Programs do not answer what a program sent (RFC 3834), which would make every visitor a recipient. */
const headers = {'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All'} as const;

/** Mail servers without SMTPUTF8 may refuse other headers (RFC 6532). nodemailer writes domains in ASCII. */
const fitsHeader = (email: string): boolean => /^[\x21-\x7e]+@/.test(email);

/** Where an answer goes. Where no header can say it, a group of nobody keeps it from going to ourselves (RFC 6857). */
const answersTo = ({name, email}: StoredMessage): Pick<ComposedMail, 'headers' | 'replyTo'> =>
  fitsHeader(email)
    ? {headers, replyTo: {name: inHeader(name), address: email}}
    : {headers: {...headers, 'Reply-To': `"${email}":;`}};

/** What every mail to the operators has. */
function mailTo({fromName, from, to}: MailParties, id: string, at: number) {
  return {
    id: messageId(id, from),
    date: new Date(at),
    from: {name: fromName, address: from},
    to,
    headers,
  };
}

/** Composes the operators' mail for a stored message. Reads only what is stored, so any later attempt is the same mail. */
export function composeContactMail(message: StoredMessage, parties: MailParties): ComposedMail {
  const {subject, attachment, suspicion} = message;
  const {say, time, language} = saysIn(parties);
  const {fields} = say;
  const about = `${subject === null ? '' : `${subject} - `}${message.company} (${message.name})`;
  const rows = [
    [fields.name, message.name],
    [fields.email, message.email],
    [fields.company, message.company],
    ...(subject === null ? [] : [[fields.subject, subject] as const]),
    [fields.language, languageName(message.locale, language)],
    [fields.received, time(message.receivedAt)],
    [fields.reference, message.id],
    ...(suspicion === null ? [] : [[fields.note, `${signsOf(suspicion, say)} ${say.suspicion}`] as const]),
    ...(fitsHeader(message.email) ? [] : [[fields.note, say.noReply] as const]),
  ] as const;
  return {
    ...mailTo(parties, message.id, message.receivedAt),
    ...answersTo(message),
    subject: inHeader(`${suspicion === null ? '' : `${say.suspected} `}${say.subject(about)}`),
    text: [
      rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
      message.message,
      ...(attachment === null
        ? []
        : [`${say.attachment}\n${'-'.repeat(say.attachment.length)}\n${attachment}`]),
    ]
      .map((part) => `${part}\n`)
      .join('\n'),
    html: html`<!doctype html>
      <html lang="${language}">
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
              : html`<h2>${say.attachment}</h2>
                  <p style="white-space: pre-wrap">${attachment}</p>`
          }
        </body>
      </html>`.text,
  };
}

/**
 * Composes the mail that reports messages held as spam.
 *
 * @param newest the newest of them; `count` may be higher
 * @param now milliseconds since the epoch
 */
export function composeHeldDigest(
  newest: readonly StoredMessage[],
  count: number,
  parties: MailParties,
  now: number,
): ComposedMail {
  const {say, time} = saysIn(parties);
  const command = commandName(parties.NODE_ENV);
  const {held} = say;
  const items = newest.map(({id, receivedAt, company, email, suspicion}) =>
    [time(receivedAt), `${company} <${email}>`, signsOf(suspicion, say), id]
      .map((line, i) => `${i === 0 ? '- ' : '  '}${line.replaceAll(/\s+/g, ' ')}`)
      .join('\n'),
  );
  const commands = [
    [held.list, 'list --state held'],
    [held.show, 'show ID'],
    [held.release, 'release ID'],
    [held.delete, 'delete ID --yes'],
  ] as const;
  return {
    ...mailTo(parties, `held-${now}`, now),
    subject: held.subject(count),
    text: [
      held.intro(count),
      ...(count > newest.length ? [held.newest(newest.length)] : []),
      ...items,
      commands.map(([words, args]) => `${words}:\n  ${command} ${args}`).join('\n'),
    ]
      .map((part) => `${part}\n`)
      .join('\n'),
  };
}

/**
 * Composes the mail of `GET /api/email/test`.
 *
 * @param now milliseconds since the epoch
 */
export function composeTestMail(id: string, parties: MailParties, now: number): ComposedMail {
  const {test} = saysIn(parties).say;
  return {
    ...mailTo(parties, `test-${id}`, now),
    subject: test.subject(parties.fromName),
    text: `${test.text}\n`,
  };
}
