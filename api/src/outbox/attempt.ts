import {setTimeout as sleep} from 'node:timers/promises';
import type {FastifyBaseLogger} from 'fastify';
import {withDeadline} from '../patience';
import type {Channel, Job, Store} from '../store/store';
import {longestMs} from './backoff';
import type {Circuit} from './circuit';
import type {Delivery, DeliveryNote} from './delivery';

/** A message that its host turns away, or hangs up on, for so long is kept as failed (RFC 5321, 4.5.4.1: at least four to five days). */
const giveUpMs = 5 * 24 * 60 * 60_000;

/** What became of an attempt, as metrics count it. */
export type Outcome = 'sent' | 'retried' | 'failed';

/** What an attempt needs to know. */
export interface AttemptSettings {
  readonly store: Store;
  readonly channel: Channel;
  readonly delivery: Delivery;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Told of each attempt. */
  readonly onOutcome: (outcome: Outcome) => void;
  /** The store's time of day, in milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds that only go forward, from any beginning. */
  readonly elapsed: () => number;
  /** How often to look for what has become due, and to try again what the store refused, in milliseconds. */
  readonly pollMs: number;
  /** Longest time one delivery may take, whatever the host does. */
  readonly deadlineMs: number;
  readonly backoff: (failures: number) => number;
}

/** How the process ends: first nothing more is taken, later what is on its way is given up. */
export interface Ending {
  readonly stopped: AbortSignal;
  readonly gaveUp: AbortSignal;
}

/** @returns makes one attempt at a job and writes down what came of it */
export function createAttempt(
  {store, channel, delivery, logger, onOutcome, now, elapsed, pollMs, deadlineMs, backoff}: AttemptSettings,
  circuit: Circuit,
  {stopped, gaveUp}: Ending,
): (job: Job) => Promise<void> {
  /** What was sent must be marked: while the lease lasts nobody else can send it again. */
  async function markSent(job: Job): Promise<void> {
    for (;;) {
      try {
        return await store.markSent(job, now());
      } catch (error) {
        if (stopped.aborted || now() + pollMs >= job.lease.until) {
          throw error;
        }
        await sleep(pollMs);
      }
    }
  }

  async function handleFailure(job: Job, error: unknown): Promise<void> {
    const line = {channel, id: job.message.id, attempts: job.attempts, ...delivery.summarize(error)};
    const reason = String(error).slice(0, 500);
    if (gaveUp.aborted) {
      return store.markRetry(job, now(), 0, reason);
    }
    const verdict = delivery.judge(error);
    const isOld = now() - job.queuedAt > giveUpMs;
    let waitMs = backoff(job.attempts);
    if (verdict === 'unreachable') {
      // Well until this message came: a message on which the host hangs up must not be sent for ever.
      const isItsOwn = circuit.isWell && isOld;
      const closedForMs = circuit.failed(elapsed(), delivery.askedWaitMs?.(error)) - elapsed();
      // By steps of its own as well: when the host is back for others, one that breaks it off is not sent every time.
      waitMs = Math.min(Math.max(waitMs, closedForMs), longestMs);
      if (!isItsOwn) {
        onOutcome('retried');
        logger.warn({...line, retryInMs: Math.round(waitMs)}, 'host out of reach, will be tried again');
        return store.markRetry(job, now(), waitMs, reason);
      }
    } else {
      circuit.answered();
    }
    if (verdict === 'refused' || isOld) {
      onOutcome('failed');
      logger.error(line, 'not delivered for good, message kept');
      return store.markFailed(job, reason);
    }
    onOutcome('retried');
    logger.warn(line, 'not delivered, will be tried again');
    return store.markRetry(job, now(), waitMs, reason);
  }

  return async (job) => {
    let said: DeliveryNote;
    try {
      said = await withDeadline(deadlineMs, gaveUp, (signal) => delivery.deliver(job.message, signal));
    } catch (error) {
      return handleFailure(job, error);
    }
    circuit.answered();
    await markSent(job);
    onOutcome('sent');
    logger.info({channel, id: job.message.id, attempts: job.attempts, ...said}, 'delivered');
  };
}
