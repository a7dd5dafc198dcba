import type {FastifyBaseLogger} from 'fastify';
import type {MailJob, Store, StoredMessage} from '../store/store';
import type {ComposedMail} from './compose';
import {describeFailure, isPermanent, type MailTransport} from './transport';

const firstRetryMs = 5_000;
// Below five minutes, so that mail flows soon after a long outage ends.
const longestRetryMs = 4 * 60_000;
const batchSize = 10;

/** Waits before the next attempt: 5 s, doubled each time, at most 4 minutes. */
export function retryDelayMs(attempts: number): number {
  return Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs);
}

export interface OutboxWorkerOptions {
  readonly store: Store;
  readonly transport: MailTransport;
  readonly compose: (message: StoredMessage) => ComposedMail;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly now?: () => number;
  /** How often to look for mail that has become due. */
  readonly pollMs?: number;
  /** Longest time one mail may take, whatever the server does. */
  readonly deadlineMs?: number;
  readonly retryDelay?: (attempts: number) => number;
}

export interface OutboxWorker {
  /** Looks for mail at once. */
  wake(): void;
  /** Takes nothing more and waits for mail on its way; after `graceMs` gives that up, to be sent after the next start. */
  stop(graceMs: number): Promise<void>;
}

/** Starts to mail what is stored, until stopped. Delivery is at least once: a crash after sending repeats the same Message-ID. */
export function startOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const {store, transport, compose, logger} = options;
  const {now = Date.now, pollMs = 2_000, deadlineMs = 30_000, retryDelay = retryDelayMs} = options;
  const stopping = new AbortController();
  let stopped = false;
  let woken = false;
  let endSleep: () => void = () => {};

  async function deliver({message, attempts}: MailJob): Promise<void> {
    const line = {id: message.id, attempts};
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(deadlineMs), stopping.signal]);
      const {file} = await transport.send(compose(message), signal);
      await store.markSent(message.id, now());
      logger.info(file ? {...line, file} : line, file ? 'mail written to a file' : 'mail sent');
    } catch (error) {
      const reason = String(error).slice(0, 500);
      if (isPermanent(error)) {
        await store.markFailed(message.id, reason);
        logger.error({...line, ...describeFailure(error)}, 'mail refused for good, message kept');
      } else {
        await store.markRetry(message.id, now() + retryDelay(attempts), reason);
        logger.warn({...line, ...describeFailure(error)}, 'mail not sent, will be tried again');
      }
    }
  }

  async function sendDue(): Promise<number> {
    const jobs = await store.claimMail(now(), batchSize);
    const results = await Promise.allSettled(jobs.map(deliver));
    const broken = results.find((result) => result.status === 'rejected');
    if (broken) {
      throw broken.reason;
    }
    return jobs.length;
  }

  function sleep(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false;
      const count = await sendDue().catch((error: unknown) => {
        logger.error({err: error}, 'the store did not answer the mail worker');
        return 0;
      });
      if (count === 0 && !woken && !stopped) {
        await sleep();
      }
    }
  }

  const running = run();
  return {
    wake() {
      woken = true;
      endSleep();
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
