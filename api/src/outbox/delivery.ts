import type {StoredMessage} from '../store/store';

/** Fields of a failure for the log. They never contain an address. */
export interface FailureSummary {
  readonly code: string;
  /** Underlying system or TLS error code, such as `ECONNREFUSED` or `CERT_HAS_EXPIRED`. */
  readonly cause?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/**
 * Classifies a failure for the next attempt.
 *
 * - `refused`: the host will never take this message
 * - `invalid`: the host cannot take this message as it is, but takes others
 * - `later`: the host turned this message away for now
 * - `busy`: the host takes no message for now, or has no connection left
 * - `unreachable`: the host said nothing about the message; it is down, silent, rejects our login or hung up
 */
export type Verdict = 'refused' | 'invalid' | 'later' | 'busy' | 'unreachable';

export type DeliveryNote = Readonly<Record<string, string>>;

export interface Delivery {
  /** Maximum number of parallel deliveries: the number of connections to the host. */
  readonly slots: number;
  /** True if more deliveries than slots may be in progress and wait for a connection. */
  readonly queues: boolean;
  readonly deadlineMs: number;
  /** Delivers a message. Throws on every failure. */
  deliver(message: StoredMessage, signal: AbortSignal): Promise<DeliveryNote>;
  judge(error: unknown): Verdict;
  /** Returns the wait that the host asked for, in milliseconds; 0 without a request. */
  askedWaitMs?(error: unknown): number;
  summarize(error: unknown): FailureSummary;
  close(): void;
}
