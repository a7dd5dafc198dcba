import {randomUUID} from 'node:crypto';
import {setTimeout as pause} from 'node:timers/promises';
import type {Job} from '../store/store';
import {attempt, type AttemptSettings, stopping} from './attempt';
import {backoffMs} from './backoff';
import {createPace, type Pace} from './pace';

/** A look costs a transaction, so messages that come in meanwhile are taken together. */
const shortestLookMs = 10;

/** What is not given has the values of a running server. `now` stands for both clocks. */
export type OutboxWorkerOptions = Partial<AttemptSettings> &
  Pick<AttemptSettings, 'store' | 'channel' | 'delivery' | 'logger'> & {
    /** A job belongs to its worker for so long, unless extended. Messages of a crashed server wait no longer. */
    readonly leaseMs?: number;
  };

export interface OutboxWorker {
  readonly circuit: Pick<Pace, 'isOpen'>;
  /** Looks for due messages at once. */
  wake(): void;
  /**
   * Takes nothing more and waits for deliveries on their way. After `graceMs` cuts them, to be tried again after the
   * next start.
   */
  stop(graceMs: number): Promise<void>;
}

/** A sleep that `end` cuts short. */
function createSleep() {
  let end: () => void = () => {};
  return {
    begin: (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    end: () => end(),
  };
}

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
export function startOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const {store, channel, delivery, logger} = options;
  const clock = createClock(() => store.now());
  const {now = clock.now, pollMs = 2_000, backoff = backoffMs} = options;
  const elapsed = options.now ?? clock.elapsed;
  const {onOutcome = () => {}, deadlineMs = delivery.deadlineMs, leaseMs = 60_000} = options;
  const settings = {...options, now, pollMs, backoff, onOutcome, deadlineMs};
  const owner = randomUUID();
  // Even the last message in the queue for a connection is far from its deadline.
  const pace = createPace(delivery.slots, backoff, Math.min(100, deadlineMs / 50));
  const sleep = createSleep();
  const underWay = new Map<Job, {readonly cut: AbortController; readonly done: Promise<void>}>();
  let isStopping = false;
  let mayFindMore = false;
  /** The last look found fewer messages than there were free slots. */
  let isDrained = false;

  const report = (err: unknown) =>
    logger.error({channel, err}, 'the store did not answer the delivery worker');

  function lookSoon(): void {
    mayFindMore = true;
    sleep.end();
  }

  function begin(job: Job): void {
    const cut = new AbortController();
    const flight = pace.start(job.message.id, elapsed());
    const done = attempt(settings, {
      job,
      cut,
      isStopping: () => isStopping,
      end(result, ownWaitMs, askedMs) {
        const consequence = pace.end(flight, result, elapsed(), ownWaitMs, askedMs);
        if (!isDrained) {
          lookSoon();
        }
        return consequence;
      },
    })
      .catch(report)
      .finally(() => underWay.delete(job));
    underWay.set(job, {cut, done});
  }

  async function fill(): Promise<void> {
    const free = pace.free(elapsed());
    if (free === 0) {
      return;
    }
    await clock.set();
    const jobs = await store.claim(channel, now(), free, {owner, until: now() + leaseMs});
    jobs.forEach(begin);
    isDrained = jobs.length < free && !mayFindMore;
    if (isDrained) {
      pace.nothingDue(elapsed());
    }
    await pause(Math.min(shortestLookMs, pollMs));
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      // Set again by a message that is stored while `fill` looks, perhaps too early to see it.
      mayFindMore = false;
      let waitMs = pollMs;
      try {
        await fill();
        waitMs = Math.min(pollMs, pace.waitMs(elapsed()));
      } catch (error) {
        report(error);
      }
      if (!isStopping && !mayFindMore) {
        await sleep.begin(waitMs);
      }
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
    circuit: pace,
    wake() {
      isDrained = false;
      lookSoon();
    },
    async stop(graceMs) {
      isStopping = true;
      sleep.end();
      const giveUp = setTimeout(() => underWay.forEach(({cut}) => cut.abort(stopping)), graceMs);
      await running;
      await Promise.all([...underWay.values()].map(({done}) => done));
      clearTimeout(giveUp);
      clearInterval(renewal);
    },
  };
}
