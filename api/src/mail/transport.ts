import type {FailureSummary, Verdict} from '../outbox/delivery';
import {property, textOf} from '../thrown';
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

/** What the log may say about a failed mail. */
export function describeFailure(error: unknown): FailureSummary {
  const responseCode = property(error, 'responseCode');
  const command = textOf(error, 'command');
  return {
    code: textOf(error, 'code') ?? 'unknown',
    ...(typeof responseCode === 'number' && {responseCode}),
    // The first words only: a command may go on with an address.
    ...(command !== undefined && {command: command.split(/[:<]/)[0]}),
  };
}

/**
 * Whether the server spoke about this very mail: it refused the sender, the recipient or the content (RFC 5321, 4.2.1).
 * A refused login, connection or greeting is not about the mail and may be mended.
 */
export function judgeMailFailure(error: unknown): Verdict {
  const {code, responseCode = 0} = describeFailure(error);
  // 421 closes the connection: the service is not available (RFC 5321, 4.2.3), whatever it answers to.
  const aboutMail =
    (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 400 && responseCode !== 421;
  if (!aboutMail) {
    return 'unreachable';
  }
  return responseCode >= 500 && responseCode < 600 ? 'refused' : 'later';
}
