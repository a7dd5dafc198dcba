import {randomUUID} from 'node:crypto';
import {setTimeout as sleep} from 'node:timers/promises';
import type {FastifyBaseLogger} from 'fastify';
import type {Channel, Job, Store} from '../store/store';
import {backoffMs} from './backoff';
import type {Delivery, Verdict} from './delivery';
import {createPace, type Flight} from './pace';

/** A refused message fails once it was queued for so long (RFC 5321, 4.5.4.1: at least four to five days). */
const giveUpMs = 5 * 24 * 60 * 60_000;
/** A poll costs a transaction, so messages that arrive meanwhile are taken together. */
const shortestLookMs = 10;

/** Result of an attempt, as counted in metrics. */
export type Outcome = 'sent' | 'retried' | 'failed';

export interface OutboxWorkerOptions {
  readonly store: Store;
  readonly channel: Channel;
  readonly delivery: Delivery;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly onOutcome?: (outcome: Outcome) => void;
  /** Interval of polls for due messages, and of attempts to mark one as sent, in milliseconds. */
  readonly pollMs?: number;
  readonly deadlineMs?: number;
  /** Duration of a job's lease, unless extended. Also the longest wait for messages of a crashed server. */
  readonly leaseMs?: number;
  readonly backoff?: (failures: number) => number;
  /** Replaces the clocks of store and process. */
  readonly now?: () => number;
}

/** Abort reason of deliveries when the process ends. */
const stopping = new Error('The server stops.');

const warnings: Readonly<Record<Verdict, string>> = {
  refused: 'not delivered, will be tried again',
  invalid: 'not delivered, will be tried again',
  later: 'not delivered, will be tried again',
  busy: 'host is busy, will be tried again',
  unreachable: 'host out of reach, will be tried again',
};

/** Returns a monotonic clock, set once to the store's time, which all servers on the store share. */
function createClock(storeNow: () => Promise<number>) {
  const elapsed = () => performance.now();
  let offset = 0;
  return {
    elapsed,
    now: () => Math.round(elapsed() + offset),
    async set(): Promise<void> {
      offset = (await storeNow()) - elapsed();
    },
  };
}

/**
 * Delivers stored messages on one channel until stopped. Each free slot takes the next due message. Delivers at least
 * once: after a crash between sending and marking, the message is sent again with the same id. A lease, extended during
 * the delivery, stops other servers on the same store from sending it too.
 */
export function startOutboxWorker(options: OutboxWorkerOptions) {
  const {store, channel, delivery, logger, onOutcome = () => {}} = options;
  const {pollMs = 2_000, deadlineMs = delivery.deadlineMs, leaseMs = 60_000, backoff = backoffMs} = options;
  const clock = createClock(() => store.now());
  const {now = clock.now} = options;
  const elapsed = options.now ?? clock.elapsed;
  const owner = randomUUID();
  // Even the last queued message is far from its deadline.
  const fastMs = delivery.queues ? Math.min(100, deadlineMs / 50) : 0;
  const pace = createPace(delivery.slots, backoff, fastMs);
  const underWay = new Map<Job, {readonly cut: AbortController; readonly done: Promise<void>}>();
  let isStopping = false;
  let bell = new AbortController();

  const report = (err: unknown) =>
    logger.error({channel, err}, 'the store did not answer the delivery worker');

  async function fail(job: Job, flight: Flight, error: unknown): Promise<void> {
    const verdict = delivery.judge(error);
    const asked = delivery.askedWaitMs?.(error);
    const {isHosts, waitMs} = pace.end(flight, verdict, elapsed(), backoff(job.attempts), asked);
    bell.abort();
    const reason = String(error).slice(0, 500);
    const line = {channel, id: job.message.id, attempts: job.attempts, ...delivery.summarize(error)};
    if (verdict === 'refused' || (!isHosts && now() - job.queuedAt > giveUpMs)) {
      onOutcome('failed');
      logger.error(line, 'not delivered for good, message kept');
      return store.markFailed(job, reason);
    }
    onOutcome('retried');
    logger.warn({...line, retryInMs: Math.round(waitMs)}, warnings[verdict]);
    return store.markRetry(job, now(), waitMs, reason);
  }

  /** Until a message is marked, another worker may send it again when the lease ends. */
  async function markSent(job: Job): Promise<void> {
    for (;;) {
      try {
        return await store.markSent(job, now());
      } catch (error) {
        if (isStopping) {
          throw error;
        }
        await sleep(pollMs);
      }
    }
  }

  /** Makes one attempt and stores the result. Throws if the store rejects it. */
  async function attempt(job: Job, cut: AbortController): Promise<void> {
    const flight = pace.start(elapsed(), job.attempts > 1);
    const timer = setTimeout(
      () => cut.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')),
      deadlineMs,
    );
    let note;
    try {
      note = await delivery.deliver(job.message, cut.signal);
    } catch (error) {
      return cut.signal.reason === stopping
        ? await store.markRetry(job, now(), 0, String(error))
        : await fail(job, flight, error);
    } finally {
      clearTimeout(timer);
    }
    // The slot stays occupied, so that after a crash at most one mail per slot is sent twice.
    await markSent(job);
    pace.end(flight, 'taken', elapsed());
    bell.abort();
    onOutcome('sent');
    logger.info({channel, id: job.message.id, attempts: job.attempts, ...note}, 'delivered');
  }

  async function fill(): Promise<void> {
    const free = pace.free(elapsed());
    if (free === 0) {
      return;
    }
    await clock.set();
    const retries = pace.retries(elapsed());
    const jobs = await store.claim(channel, now(), free, {owner, until: now() + leaseMs}, retries);
    if (isStopping) {
      await Promise.all(jobs.map((job) => store.markRetry(job, now(), 0, String(stopping))));
      return;
    }
    for (const job of jobs) {
      const cut = new AbortController();
      const done = attempt(job, cut)
        .catch(report)
        .finally(() => underWay.delete(job));
      underWay.set(job, {cut, done});
    }
    if (jobs.length < Math.min(free, retries)) {
      pace.nothingDue(elapsed());
    }
    await sleep(Math.min(shortestLookMs, pollMs));
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      // Created before the poll, which may be too early for a message stored meanwhile.
      bell = new AbortController();
      let waitMs = pollMs;
      try {
        await fill();
        waitMs = Math.min(pollMs, pace.waitMs(elapsed()));
      } catch (error) {
        report(error);
      }
      await sleep(waitMs, undefined, {signal: bell.signal}).catch(() => {});
    }
  }

  const renewal = setInterval(() => {
    for (const job of underWay.keys()) {
      // The next poll reports a store that does not respond.
      store.extendLease(job, now(), now() + leaseMs).catch(() => {});
    }
  }, leaseMs / 3);
  const running = run();
  return {
    /** Its `isOpen` is true while the host is unreachable and only probed. */
    circuit: pace as Pick<typeof pace, 'isOpen'>,
    wake: () => bell.abort(),
    /** Takes no new jobs. Aborts deliveries in progress after `graceMs`; the next start retries them. */
    async stop(graceMs: number): Promise<void> {
      isStopping = true;
      bell.abort();
      const giveUp = setTimeout(() => underWay.forEach(({cut}) => cut.abort(stopping)), graceMs);
      await running;
      await Promise.all([...underWay.values()].map(({done}) => done));
      clearTimeout(giveUp);
      clearInterval(renewal);
    },
  };
}

export type OutboxWorker = ReturnType<typeof startOutboxWorker>;
