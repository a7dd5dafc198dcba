import type {Locale} from '../contract';

/** A contact message as stored. Times are milliseconds since the epoch, UTC. */
export interface StoredMessage {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly message: string;
  readonly subject: string | null;
  /** Text that a part of the page put beside the message: the figures of a calculator. */
  readonly attachment: string | null;
  /** Language the visitor read. */
  readonly locale: Locale;
  /** When the server took it. */
  readonly receivedAt: number;
  /** What the visitor's clock said (ISO 8601), unchecked. */
  readonly sentAt: string | null;
}

/** What makes two posts the same one. */
export interface Idempotency {
  /** Stored with the message; unique. */
  readonly key: string;
  /** Another key that also counts as the same post. */
  readonly otherKey: string;
  /** Messages received before this time are never a repetition. */
  readonly since: number;
}

export interface SavedMessage {
  readonly id: string;
  /** The message was there already; nothing was written. */
  readonly replayed: boolean;
}

/** A message whose mail is due. */
export interface MailJob {
  readonly message: StoredMessage;
  /** Attempts so far, this one included. */
  readonly attempts: number;
}

/**
 * Where messages and their mail jobs live. Asynchronous, so that a store behind a network fits. A failure never
 * deletes anything. Every method throws when the store cannot do what it says.
 */
export interface Store {
  /** Saves a message and its mail job together. Once it resolves, both survive a power cut. */
  saveMessage(message: Omit<StoredMessage, 'id'>, idempotency: Idempotency): Promise<SavedMessage>;
  /** Takes mail that is due, oldest first, and counts the attempt, so that a crash while sending counts too. */
  claimMail(now: number, limit: number): Promise<readonly MailJob[]>;
  markSent(id: string, now: number): Promise<void>;
  /** The attempt failed; try again at `nextAt`. */
  markRetry(id: string, nextAt: number, reason: string): Promise<void>;
  /** The mail server refused for good; message and job are kept. */
  markFailed(id: string, reason: string): Promise<void>;
  close(): Promise<void>;
}
