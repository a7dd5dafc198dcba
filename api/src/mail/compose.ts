import {languageName, sourceLanguage, withRegion} from '../../../src/lib/locale';
import type {OperatorMailContent} from '../../../src/content/operatorMail';
import {commandName} from '../leads/commandName';
import {html} from '../http/html';
import {wordsIn} from '../languages/languages';
import type {Sign} from '../spam/signs';
import type {StoredMessage} from '../store/store';

export interface MailParties {
  readonly fromName: string;
  readonly from: string;
  readonly to: string;
  /** Language of the portal's words in mail to the operators. Default: English. */
  readonly language?: string;
  /** Of the process. Decides the name of the commands in mail (`commandName`). */
  readonly NODE_ENV?: string;
}

/** Mail for a transport. Addresses are objects, so that a name cannot add a recipient. */
export interface ComposedMail {
  /** Message-ID without angle brackets. */
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

/** Returns the Message-ID of a row: equal for every attempt, so that mail programs merge repeated deliveries. */
function messageId(id: string, from: string): string {
  return `${id}@${from.slice(from.lastIndexOf('@') + 1)}`;
}

/** Returns the portal's words and clock in the mail's language. The time zone is the server's (`TZ`). */
function saysIn({language = sourceLanguage}: MailParties) {
  const clock = new Intl.DateTimeFormat(withRegion(language), {dateStyle: 'long', timeStyle: 'long'});
  return {say: wordsIn(language).operatorMail, time: (at: number) => clock.format(at), language};
}

function signsOf(suspicion: string | null, say: OperatorMailContent): string {
  const signs: Readonly<Record<Sign, string>> = say.signs;
  const found = suspicion?.split(',') ?? [];
  return Object.entries(signs)
    .flatMap(([sign, words]) => (found.includes(sign) ? [words] : []))
    .join(' ');
}

/**
 * Escapes a text for a header. Some mail programs decode a visitor's encoded words (RFC 2047), even to line breaks and
 * other senders. An invisible joiner breaks such words, and makes nodemailer encode the whole text.
 */
const inHeader = (text: string): string => text.replaceAll('=?', '=\u2060?');

/** Prevents automatic replies (RFC 3834), which could be sent to any address that a visitor enters. */
const headers = {'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All'} as const;

/** True if SMTPUTF8 is not needed, which servers may lack (RFC 6532). nodemailer writes domains in ASCII. */
const fitsHeader = (email: string): boolean => /^[\x21-\x7e]+@/.test(email);

/** Returns Reply-To. If no header can contain the address, an empty group prevents replies to ourselves (RFC 6857). */
const answersTo = ({name, email}: StoredMessage): Pick<ComposedMail, 'headers' | 'replyTo'> =>
  fitsHeader(email)
    ? {headers, replyTo: {name: inHeader(name), address: email}}
    : {headers: {...headers, 'Reply-To': `"${email}":;`}};

/** Returns the fields of every mail to the operators. */
function mailTo({fromName, from, to}: MailParties, id: string, at: number) {
  return {
    id: messageId(id, from),
    date: new Date(at),
    from: {name: fromName, address: from},
    to,
    headers,
  };
}

/** Composes the operators' mail. Uses only stored values, so that every attempt sends an equal mail. */
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
 * Composes the report of messages held as spam.
 *
 * @param newest newest messages; `count` may be higher
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

/** Composes the mail of `GET /api/email/test`. `now` is in epoch milliseconds. */
export function composeTestMail(id: string, parties: MailParties, now: number): ComposedMail {
  const {test} = saysIn(parties).say;
  return {
    ...mailTo(parties, `test-${id}`, now),
    subject: test.subject(parties.fromName),
    text: `${test.text}\n`,
  };
}
