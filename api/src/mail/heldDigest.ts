import type {FastifyBaseLogger} from 'fastify';
import type {Store, StoredMessage} from '../store/store';
import {composeHeldDigest, type MailParties} from './compose';
import {describeFailure, type MailTransport} from './transport';

/** Messages that one mail lists. */
const longest = 10;

interface DigestSettings {
  readonly store: Pick<Store, 'now' | 'claimDigest' | 'releaseDigest' | 'countLeads' | 'listLeads'>;
  readonly transport: MailTransport;
  readonly parties: MailParties;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Shortest time between two digests of all servers on the store, in milliseconds. */
  readonly everyMs?: number;
  /** Time between looks, in milliseconds. */
  readonly checkMs?: number;
  /** Reports only messages of this age, in milliseconds: one that is received is stored by then, and the next digest begins here. */
  readonly lagMs?: number;
}

export interface HeldDigest {
  /** Looks soon, as a message was held. */
  wake(): void;
  /** Sends nothing more, and cuts off a mail on its way. */
  stop(): Promise<void>;
}

/** Tells operators by mail that messages are held as spam: soon after the first, then once an hour while more come. */
export function startHeldDigest({
  store,
  transport,
  parties,
  logger,
  everyMs = 60 * 60_000,
  checkMs = 2 * 60_000,
  lagMs = 30_000,
}: DigestSettings): HeldDigest {
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Infinity;
  let checking = Promise.resolve();

  async function send(previous: number, now: number): Promise<boolean> {
    const filter = {state: 'held', since: previous - lagMs, before: now - lagMs} as const;
    const count = await store.countLeads(filter);
    if (count === 0 || stopped.signal.aborted) {
      return false;
    }
    const newest: StoredMessage[] = [];
    for await (const lead of store.listLeads({...filter, limit: longest})) {
      newest.push(lead);
    }
    await transport.send(composeHeldDigest(newest, count, parties, now), stopped.signal);
    logger.info({count}, 'operators told of messages held as spam');
    return true;
  }

  async function check(): Promise<void> {
    const now = await store.now();
    const previous = await store.claimDigest(now, everyMs);
    if (previous === undefined) {
      return;
    }
    let isSent = false;
    try {
      isSent = await send(previous, now);
    } finally {
      if (!isSent) {
        await store.releaseDigest(previous);
      }
    }
  }

  function schedule(ms: number): void {
    if (stopped.signal.aborted || performance.now() + ms >= dueAt) {
      return;
    }
    clearTimeout(timer);
    dueAt = performance.now() + ms;
    timer = setTimeout(() => {
      dueAt = Infinity;
      checking = check()
        .catch((error: unknown) =>
          logger.warn(describeFailure(error), 'operators not told of messages held as spam'),
        )
        .then(() => schedule(checkMs));
    }, ms).unref();
  }

  schedule(checkMs);
  return {
    wake: () => schedule(lagMs + 1_000),
    async stop() {
      stopped.abort();
      clearTimeout(timer);
      await checking;
    },
  };
}
