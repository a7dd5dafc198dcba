import type {ContactMessage} from '@site/api/src/contract';

/** A mail to be sent by the visitor's own program. */
export interface ContactMail {
  readonly to: string;
  readonly subject: string;
  /** Lines end with \n. */
  readonly body: string;
}

/** What the lines of a mail are called. */
export interface MailLabels {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly attachment: string;
}

/** Longest address that a mail program is sure to get: Windows hands on 2,048 characters (INTERNET_MAX_PATH_LENGTH). */
export const longestHref = 2_000;

/** What was entered, as a mail: the message, who wrote it, and what the page put beside it. */
export function contactMailOf(
  {name, email, company, message, subject, attachment}: ContactMessage,
  to: string,
  defaultSubject: string,
  labels: MailLabels,
): ContactMail {
  const parts = [
    message,
    [`${labels.name}: ${name}`, `${labels.email}: ${email}`, `${labels.company}: ${company}`].join('\n'),
    ...(attachment ? [`${labels.attachment}\n\n${attachment}`] : []),
  ];
  return {to, subject: subject ?? defaultSubject, body: parts.join('\n\n')};
}

/**
 * The address that opens a mail (RFC 6068).
 *
 * @param mail without `body`, one that is to be filled in
 */
export function mailHref({to, subject, body}: Omit<ContactMail, 'body'> & Partial<ContactMail>): string {
  const fields = {subject, ...(body !== undefined && {body: body.replaceAll('\n', '\r\n')})};
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?${query.join('&')}`;
}
