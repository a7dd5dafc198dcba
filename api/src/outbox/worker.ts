import {randomUUID} from 'node:crypto';
import type {FastifyBaseLogger} from 'fastify';
import type {Channel, Job, Store} from '../store/store';
import {backoffMs} from './backoff';
import {type Circuit, createCircuit} from './circuit';
import type {Delivery, DeliveryNote} from './delivery';

const batchSize = 10;

/** A message that its host turns away for so long is kept as failed (RFC 5321, 4.5.4.1: at least four to five days). */
const giveUpMs = 5 * 24 * 60 * 60_000;

/** What became of an attempt, as metrics count it. */
export type Outcome = 'sent' | 'retried' | 'failed';

export interface OutboxWorkerOptions {
  readonly store: Store;
  readonly channel: Channel;
  readonly delivery: Delivery;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Told of each attempt. */
  readonly onOutcome?: (outcome: Outcome) => void;
  readonly now?: () => number;
  /** How often to look for what has become due, in milliseconds. */
  readonly pollMs?: number;
  /** Longest time one delivery may take, whatever the host does. */
  readonly deadlineMs?: number;
  readonly backoff?: (failures: number) => number;
}

export interface OutboxWorker {
  readonly circuit: Pick<Circuit, 'isOpen'>;
  /** Looks for due messages at once. */
  wake(): void;
  /**
   * Takes nothing more and waits for deliveries on their way; after `graceMs` gives those up, to be tried again after
   * the next start.
   */
  stop(graceMs: number): Promise<void>;
}

/**
 * Delivers on one channel what is stored, until stopped. At least once: a crash between sending and saying so repeats
 * the message with the same identity. A worker holds what it took by a lease that outlives its deadline, so that
 * several servers share one store without sending twice.
 */
export function startOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const {store, channel, delivery, logger, onOutcome = () => {}} = options;
  const {now = Date.now, pollMs = 2_000, deadlineMs = 30_000, backoff = backoffMs} = options;
  // Room for the mark after the deadline, and for clocks of other servers that are a little ahead.
  const leaseMs = deadlineMs + 30_000;
  const owner = randomUUID();
  const circuit = createCircuit(backoff);
  const stopping = new AbortController();
  let stopped = false;
  let woken = false;
  let endSleep: () => void = () => {};

  function sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** What was sent must be marked: while the lease lasts nobody else can send it again. */
  async function markSent(job: Job): Promise<void> {
    for (;;) {
      try {
        return await store.markSent(job, now());
      } catch (error) {
        if (stopped || now() + pollMs >= job.lease.until) {
          throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, pollMs));
      }
    }
  }

  async function handleFailure(job: Job, error: unknown): Promise<void> {
    const line = {channel, id: job.message.id, attempts: job.attempts, ...delivery.summarize(error)};
    const reason = String(error).slice(0, 500);
    if (stopping.signal.aborted) {
      return store.markRetry(job, now(), reason);
    }
    const verdict = delivery.judge(error);
    if (verdict === 'unreachable') {
      const nextAt = circuit.failed(now());
      onOutcome('retried');
      logger.warn({...line, retryInMs: nextAt - now()}, 'host out of reach, will be tried again');
      // Due when the host is asked again: however long it is away, all of it flows as soon as it is back.
      return store.markRetry(job, nextAt, reason);
    }
    circuit.answered();
    if (verdict === 'refused' || now() - job.queuedAt > giveUpMs) {
      onOutcome('failed');
      logger.error(line, 'refused for good, message kept');
      return store.markFailed(job, reason);
    }
    onOutcome('retried');
    logger.warn(line, 'not delivered, will be tried again');
    return store.markRetry(job, now() + backoff(job.attempts), reason);
  }

  async function deliver(job: Job): Promise<void> {
    let said: DeliveryNote;
    try {
      said = await delivery.deliver(
        job.message,
        AbortSignal.any([AbortSignal.timeout(deadlineMs), stopping.signal]),
      );
    } catch (error) {
      return handleFailure(job, error);
    }
    circuit.answered();
    await markSent(job);
    onOutcome('sent');
    logger.info({channel, id: job.message.id, attempts: job.attempts, ...said}, 'delivered');
  }

  /** @returns whether there was something to do */
  async function deliverDue(): Promise<boolean> {
    const limit = circuit.allowed(now(), batchSize);
    if (limit === 0) {
      return false;
    }
    const jobs = await store.claim(channel, now(), limit, {owner, until: now() + leaseMs});
    const results = await Promise.allSettled(jobs.map(deliver));
    const broken = results.find((result) => result.status === 'rejected');
    if (broken) {
      throw broken.reason;
    }
    return jobs.length > 0;
  }

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false;
      let pause: boolean;
      try {
        const busy = await deliverDue();
        // A host that is away is not asked sooner because more messages come in.
        pause = circuit.isOpen || (!busy && !woken);
      } catch (error) {
        logger.error({channel, err: error}, 'the store did not answer the delivery worker');
        pause = true;
      }
      if (pause && !stopped) {
        await sleep(pollMs);
      }
    }
  }

  const running = run();
  return {
    circuit,
    wake() {
      woken = true;
      if (!circuit.isOpen) {
        endSleep();
      }
    },
    async stop(graceMs) {
      stopped = true;
      endSleep();
      const giveUp = setTimeout(() => stopping.abort(), graceMs);
      await running;
      clearTimeout(giveUp);
    },
  };
}
