import type {StoredMessage} from '../store/store';

/** Fields of a failure that name nobody: the reply text may quote addresses, these cannot. */
export interface FailureSummary {
  readonly code: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/**
 * What a failure says about the next attempt.
 *
 * - `refused`: this message will never be taken (RFC 5321, 4.2.1: 5yz)
 * - `later`: this message was turned away for now (4yz)
 * - `unreachable`: the host said nothing about the message; it is down, silent, rejects our login or hung up
 */
export type Verdict = 'refused' | 'later' | 'unreachable';

/** What the log may say about a delivery. */
export type DeliveryNote = Readonly<Record<string, string>>;

/** One way out of the outbox, to one host. */
export interface Delivery {
  /**
   * Hands a message on. Every failure is thrown.
   *
   * @param signal gives up when aborted
   */
  deliver(message: StoredMessage, signal: AbortSignal): Promise<DeliveryNote>;
  judge(error: unknown): Verdict;
  /** Milliseconds for which the host asked to be left alone; 0 where it did not. */
  askedWaitMs?(error: unknown): number;
  summarize(error: unknown): FailureSummary;
  close(): void;
}
