import {randomUUID} from 'node:crypto';
import {type AttemptSettings, createAttempt} from './attempt';
import {backoffMs} from './backoff';
import {type Circuit, createCircuit} from './circuit';

const batchSize = 10;

/** What is not given has the values of a running server; `now` stands for both clocks. */
export type OutboxWorkerOptions = Partial<Omit<AttemptSettings, 'elapsed'>> &
  Pick<AttemptSettings, 'store' | 'channel' | 'delivery' | 'logger'>;

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
 * The store's time of day, carried on by a clock of this process that never steps: what is begun at one time of day ends
 * at a later one, and all who share the store mean the same by both.
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

/** @returns takes what is due and tries to deliver it; says whether there was something to do */
function createRound(
  settings: AttemptSettings & {setClock: () => Promise<void>},
  circuit: Circuit,
  attempt: ReturnType<typeof createAttempt>,
) {
  const {store, channel, setClock, now, elapsed, deadlineMs} = settings;
  // Room for the mark after the deadline.
  const leaseMs = deadlineMs + 30_000;
  const owner = randomUUID();
  return async (): Promise<boolean> => {
    const limit = circuit.allowed(elapsed(), batchSize);
    if (limit === 0) {
      return false;
    }
    await setClock();
    const jobs = await store.claim(channel, now(), limit, {owner, until: now() + leaseMs});
    const results = await Promise.allSettled(jobs.map(attempt));
    const broken = results.find((result) => result.status === 'rejected');
    if (broken) {
      throw broken.reason;
    }
    return jobs.length > 0;
  };
}

/**
 * Delivers on one channel what is stored, until stopped. At least once: a crash between sending and saying so repeats
 * the message with the same identity. A worker holds what it took by a lease that outlives its deadline, so that
 * several servers share one store without sending twice.
 */
export function startOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const {store, channel, logger, onOutcome = () => {}} = options;
  const {pollMs = 2_000, deadlineMs = 30_000, backoff = backoffMs} = options;
  const clock = createClock(() => store.now());
  const {now = clock.now} = options;
  const elapsed = options.now ?? clock.elapsed;
  const settings = {...options, setClock: clock.set, now, elapsed, onOutcome, pollMs, deadlineMs, backoff};
  const circuit = createCircuit(backoff);
  const stopped = new AbortController();
  const gaveUp = new AbortController();
  const attempt = createAttempt(settings, circuit, {stopped: stopped.signal, gaveUp: gaveUp.signal});
  const deliverDue = createRound(settings, circuit, attempt);
  const sleep = createSleep();
  let woken = false;

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      // Set again by what is stored while this round is under way, which may have looked too early to see it.
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
      if (pause && !stopped.signal.aborted) {
        await sleep.begin(pollMs);
      }
    }
  }

  const running = run();
  return {
    circuit,
    wake() {
      woken = true;
      if (!circuit.isOpen) {
        sleep.end();
      }
    },
    async stop(graceMs) {
      stopped.abort();
      sleep.end();
      const giveUp = setTimeout(() => gaveUp.abort(), graceMs);
      await running;
      clearTimeout(giveUp);
    },
  };
}
