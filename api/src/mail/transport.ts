import type {ComposedMail} from './compose';

export interface SentMail {
  /** With angle brackets, as in the header. */
  readonly messageId: string;
  /** Path of the file, when mail is written and not sent. */
  readonly file?: string;
}

/** Hands a mail on. Every failure is thrown. */
export interface MailTransport {
  /** @param signal gives up when aborted */
  send(mail: ComposedMail, signal: AbortSignal): Promise<SentMail>;
  close(): void;
}

/** Fields of an SMTP failure that name nobody: the reply text may quote addresses, these cannot. */
export interface MailFailure {
  readonly code: string;
  readonly responseCode?: number;
  readonly command?: string;
}

function property(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined;
}

/** What the log may say about a failed mail. */
export function describeFailure(error: unknown): MailFailure {
  const code = property(error, 'code');
  const responseCode = property(error, 'responseCode');
  const command = property(error, 'command');
  return {
    code: typeof code === 'string' ? code : 'unknown',
    ...(typeof responseCode === 'number' && {responseCode}),
    // The first words only: a command may go on with an address.
    ...(typeof command === 'string' && {command: command.split(/[:<]/)[0]}),
  };
}

/**
 * The server refused this very mail for good (RFC 5321, 4.2.1: 5yz). A refused login or connection is not about
 * the mail and may be mended, so it is tried again.
 */
export function isPermanent(error: unknown): boolean {
  const {code, responseCode = 0} = describeFailure(error);
  return responseCode >= 500 && responseCode < 600 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
