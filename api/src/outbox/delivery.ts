import type {StoredMessage} from '../store/store';

/** Fields of a failure for the log. They never contain an address. */
export interface FailureSummary {
  readonly code: string;
  /** Code of the system or TLS error behind it, such as `ECONNREFUSED` or `CERT_HAS_EXPIRED`. */
  readonly cause?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/**
 * What a failure says about the next attempt.
 *
 * - `refused`: the host will never take this message
 * - `invalid`: the host cannot take this message as it is, but takes others
 * - `later`: the host turned this message away for now
 * - `busy`: the host takes no message for now, or has no connection left
 * - `unreachable`: the host said nothing about the message; it is down, silent, rejects our login or hung up
 */
export type Verdict = 'refused' | 'invalid' | 'later' | 'busy' | 'unreachable';

/** Fields of a delivery for the log. */
export type DeliveryNote = Readonly<Record<string, string>>;

/** Hands messages to one host. */
export interface Delivery {
  /** How many deliveries run at once: the number of connections to the host. */
  readonly slots: number;
  /** True if more deliveries may be under way than there are slots: they wait for a connection. */
  readonly queues: boolean;
  /** Longest time of one delivery, in milliseconds. */
  readonly deadlineMs: number;
  /**
   * Hands a message over. Throws every failure.
   *
   * @param signal gives up when aborted
   */
  deliver(message: StoredMessage, signal: AbortSignal): Promise<DeliveryNote>;
  judge(error: unknown): Verdict;
  /** Milliseconds for which the host asked to be left alone, 0 if it did not ask. */
  askedWaitMs?(error: unknown): number;
  summarize(error: unknown): FailureSummary;
  close(): void;
}
