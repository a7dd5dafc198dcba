import type {FailureSummary, Verdict} from '../outbox/delivery';
import {codeOf, property, textOf} from '../thrown';
import type {ComposedMail} from './compose';

export interface SentMail {
  /** With angle brackets, as in the header. */
  readonly messageId: string;
  /** Path of the file, when mail is written and not sent. */
  readonly file?: string;
}

/** Hands a mail over. Every failure is thrown. */
export interface MailTransport {
  /** How many mails it sends at once; any number if left out. */
  readonly connections?: number;
  /** @param signal gives up when aborted */
  send(mail: ComposedMail, signal: AbortSignal): Promise<SentMail>;
  close(): void;
}

/** Describes a failed mail for the log. */
export function describeFailure(error: unknown): FailureSummary {
  const responseCode = property(error, 'responseCode');
  const command = textOf(error, 'command');
  // nodemailer puts a code of its own in place of the system's.
  const cause =
    textOf(error, 'originalCode') ?? textOf(error, 'timeoutType') ?? codeOf(property(error, 'cause'));
  return {
    code: textOf(error, 'code') ?? 'unknown',
    ...(cause !== undefined && {cause}),
    ...(typeof responseCode === 'number' && {responseCode}),
    // The first words only: a command may go on with an address.
    ...(command !== undefined && {command: command.split(/[:<]/)[0]}),
  };
}

/**
 * Judges by whether the server spoke about this very mail: it refused the sender, the recipient or the content (RFC 5321,
 * 4.2.1). A refused login or greeting is not about the mail and may be mended.
 */
export function judgeMailFailure(error: unknown): Verdict {
  const {code, responseCode = 0} = describeFailure(error);
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (responseCode >= 400 && responseCode < 500) {
    // 421 closes the connection, whatever it answers to (RFC 5321, 4.2.3): too many of them, or the server stops.
    return isAboutMail && responseCode !== 421 ? 'later' : 'busy';
  }
  return isAboutMail && responseCode >= 500 && responseCode < 600 ? 'refused' : 'unreachable';
}
