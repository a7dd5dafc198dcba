import {randomUUID} from 'node:crypto';
import {setTimeout as sleep} from 'node:timers/promises';
import type {FastifyBaseLogger} from 'fastify';
import type {Channel, Job, Store} from '../store/store';
import {backoffMs} from './backoff';
import type {Delivery, Verdict} from './delivery';
import {createPace, type Flight} from './pace';

/** A message that its host turns away, or hangs up on, for so long fails (RFC 5321, 4.5.4.1: at least four to five days). */
const giveUpMs = 5 * 24 * 60 * 60_000;
/** A look costs a transaction, so messages that come in meanwhile are taken together. */
const shortestLookMs = 10;

/** Result of an attempt, as metrics count it. */
export type Outcome = 'sent' | 'retried' | 'failed';

export interface OutboxWorkerOptions {
  readonly store: Store;
  readonly channel: Channel;
  readonly delivery: Delivery;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly onOutcome?: (outcome: Outcome) => void;
  /** Time between looks for due messages, and between attempts to mark one as sent, in milliseconds. */
  readonly pollMs?: number;
  /** Longest time of one delivery, in milliseconds. */
  readonly deadlineMs?: number;
  /** A job belongs to its worker for so long, unless extended. Messages of a crashed server wait no longer. */
  readonly leaseMs?: number;
  readonly backoff?: (failures: number) => number;
  /** Stands for the store's clock and for that of the process. */
  readonly now?: () => number;
}

/** Reason of a delivery that was cut because the process ends. */
const stopping = new Error('The server stops.');

const warnings: Readonly<Record<Verdict, string>> = {
  refused: 'not delivered, will be tried again',
  invalid: 'not delivered, will be tried again',
  later: 'not delivered, will be tried again',
  busy: 'host is busy, will be tried again',
  unreachable: 'host out of reach, will be tried again',
};

/**
 * The store's time of day, carried on by a clock of this process that never steps: what begins at one time of day ends
 * at a later one, and all who share the store mean the same time.
 */
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
 * Delivers stored messages on one channel until stopped. Each slot takes the next due message as soon as it is free.
 * Delivers at least once: a crash between sending and marking repeats the message with the same identity. A lease,
 * extended while the delivery runs, keeps other servers on the same store from sending it as well.
 */
export function startOutboxWorker(options: OutboxWorkerOptions) {
  const {store, channel, delivery, logger, onOutcome = () => {}} = options;
  const {pollMs = 2_000, deadlineMs = delivery.deadlineMs, leaseMs = 60_000, backoff = backoffMs} = options;
  const clock = createClock(() => store.now());
  const {now = clock.now} = options;
  const elapsed = options.now ?? clock.elapsed;
  const owner = randomUUID();
  // Even the last message in the queue for a connection is far from its deadline.
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

  /** Until a message is marked, another worker may send it again once the lease ends. */
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

  /** Makes one attempt and stores the result. Throws if the store does not take it. */
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
    // The slot stays taken: after a crash, no more mail is sent twice than there are slots.
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
      // Before the look, which may be too early for a message that is stored meanwhile.
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
      // A store that does not answer is reported by the next look.
      store.extendLease(job, now(), now() + leaseMs).catch(() => {});
    }
  }, leaseMs / 3);
  const running = run();
  return {
    /** Says whether the host is unreachable and only probed. */
    circuit: pace as Pick<typeof pace, 'isOpen'>,
    /** Looks for due messages at once. */
    wake: () => bell.abort(),
    /**
     * Takes nothing more and waits for deliveries on their way. After `graceMs` cuts them, to be tried again after the
     * next start.
     */
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
