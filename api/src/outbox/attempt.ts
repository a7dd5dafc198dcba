import {setTimeout as sleep} from 'node:timers/promises';
import type {FastifyBaseLogger} from 'fastify';
import type {Channel, Job, Store} from '../store/store';
import type {Delivery, DeliveryNote, Verdict} from './delivery';
import type {Consequence} from './pace';

/** A message that its host turns away, or hangs up on, for so long fails (RFC 5321, 4.5.4.1: at least four to five days). */
const giveUpMs = 5 * 24 * 60 * 60_000;

/** Result of an attempt, as metrics count it. */
export type Outcome = 'sent' | 'retried' | 'failed';

export interface AttemptSettings {
  readonly store: Store;
  readonly channel: Channel;
  readonly delivery: Delivery;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly onOutcome: (outcome: Outcome) => void;
  /** The store's time of day, in milliseconds since the epoch. */
  readonly now: () => number;
  /** Time between looks for due messages, and between attempts to mark one as sent, in milliseconds. */
  readonly pollMs: number;
  /** Longest time of one delivery, in milliseconds. */
  readonly deadlineMs: number;
  readonly backoff: (failures: number) => number;
}

/** Reason of a delivery that was cut because the process ends. */
export const stopping = new Error('The server stops.');

/** One delivery as its attempt sees it. */
export interface Run {
  readonly job: Job;
  /** Ends the delivery, with `stopping` or at the deadline. */
  readonly cut: AbortController;
  /** True once the process ends. */
  readonly isStopping: () => boolean;
  /** Frees the slot, and says what the failure means. */
  readonly end: (result: Verdict | 'taken', ownWaitMs?: number, askedMs?: number) => Consequence;
}

const warnings: Readonly<Record<Verdict, string>> = {
  refused: 'not delivered, will be tried again',
  later: 'not delivered, will be tried again',
  busy: 'host is busy, will be tried again',
  unreachable: 'host out of reach, will be tried again',
};

/** What is sent within so many milliseconds is marked in one transaction, as visitors wait for the same disk. */
const markEveryMs = 10;
let nextMarks: Promise<void> | undefined;

/** Makes one attempt at a job and stores the result. Throws if the store does not take it. */
export async function attempt(settings: AttemptSettings, {job, cut, isStopping, end}: Run): Promise<void> {
  const {store, channel, delivery, logger, onOutcome, now, pollMs, deadlineMs, backoff} = settings;
  const subject = {channel, id: job.message.id, attempts: job.attempts};

  async function fail(error: unknown): Promise<void> {
    const reason = String(error).slice(0, 500);
    if (cut.signal.reason === stopping) {
      return store.markRetry(job, now(), 0, reason);
    }
    const verdict = delivery.judge(error);
    const {isHosts, waitMs} = end(verdict, backoff(job.attempts), delivery.askedWaitMs?.(error));
    const line = {...subject, ...delivery.summarize(error)};
    if (verdict === 'refused' || (!isHosts && now() - job.queuedAt > giveUpMs)) {
      onOutcome('failed');
      logger.error(line, 'not delivered for good, message kept');
      return store.markFailed(job, reason);
    }
    onOutcome('retried');
    logger.warn({...line, retryInMs: Math.round(waitMs)}, warnings[verdict]);
    return store.markRetry(job, now(), waitMs, reason);
  }

  const timer = setTimeout(
    () => cut.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')),
    deadlineMs,
  );
  let note: DeliveryNote;
  try {
    note = await delivery.deliver(job.message, cut.signal);
  } catch (error) {
    return await fail(error);
  } finally {
    clearTimeout(timer);
  }
  // The slot stays taken: after a crash, no more mail is sent twice than there are slots. Until it is marked, another worker may send it again once the lease ends.
  nextMarks ??= sleep(markEveryMs).then(() => (nextMarks = undefined));
  await nextMarks;
  for (;;) {
    try {
      await store.markSent(job, now());
      break;
    } catch (error) {
      if (isStopping()) {
        throw error;
      }
      await sleep(pollMs);
    }
  }
  end('taken');
  onOutcome('sent');
  logger.info({...subject, ...note}, 'delivered');
}
