import type {ContactMessage} from '@site/api/src/contract';

export interface ContactMail {
  readonly to: string;
  readonly subject: string;
  /** Lines end with \n. */
  readonly body: string;
}

export interface MailLabels {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly attachment: string;
}

/** Maximum length of a `mailto:` address. Windows passes on 2,048 characters (INTERNET_MAX_PATH_LENGTH). */
export const longestHref = 2_000;

/** Turns form values into a mail: message, sender and attachment. */
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

/** Returns a `mailto:` URL (RFC 6068). Without `body`, the visitor starts with an empty mail. */
export function mailHref({to, subject, body}: Omit<ContactMail, 'body'> & Partial<ContactMail>): string {
  const fields = {subject, ...(body !== undefined && {body: body.replaceAll('\n', '\r\n')})};
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?${query.join('&')}`;
}
