import type {FailureSummary, Verdict} from '../outbox/delivery';
import {codeOf, property, textOf} from '../thrown';
import type {ComposedMail} from './compose';

export interface SentMail {
  /** With angle brackets, as in the header. */
  readonly messageId: string;
  /** Path of the file, if mail is written instead of sent. */
  readonly file?: string;
}

export interface MailTransport {
  /** Number of parallel mails; unlimited if undefined. */
  readonly connections?: number;
  send(mail: ComposedMail, signal: AbortSignal): Promise<SentMail>;
  close(): void;
}

export function describeFailure(error: unknown): FailureSummary {
  const responseCode = property(error, 'responseCode');
  const command = textOf(error, 'command');
  // nodemailer replaces the system's code by its own.
  const cause =
    textOf(error, 'originalCode') ?? textOf(error, 'timeoutType') ?? codeOf(property(error, 'cause'));
  return {
    code: textOf(error, 'code') ?? 'unknown',
    ...(cause !== undefined && {cause}),
    ...(typeof responseCode === 'number' && {responseCode}),
    // Only the verb: a command may continue with an address.
    ...(command !== undefined && {command: command.split(/[:<]/)[0]}),
  };
}

/**
 * Distinguishes failures of this mail from failures of the server. Refused sender, recipient or content are about the
 * mail (RFC 5321, 4.2.1). A refused login or greeting is not, and may be fixed.
 */
export function judgeMailFailure(error: unknown): Verdict {
  const {code, responseCode = 0} = describeFailure(error);
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (responseCode >= 400 && responseCode < 500) {
    // 421 closes the connection, whatever command it replies to (RFC 5321, 4.2.3): too many connections, or a shutdown.
    return isAboutMail && responseCode !== 421 ? 'later' : 'busy';
  }
  return isAboutMail && responseCode >= 500 && responseCode < 600 ? 'refused' : 'unreachable';
}
