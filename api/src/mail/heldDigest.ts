import {setTimeout as sleep} from 'node:timers/promises';
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

/**
 * Tells operators by mail that messages are held as spam: soon after the first, then once an hour while more come. `stop`
 * cuts off a mail on its way.
 */
export function startHeldDigest({
  store,
  transport,
  parties,
  logger,
  everyMs = 60 * 60_000,
  checkMs = 60_000,
  lagMs = 30_000,
}: DigestSettings): {stop(): Promise<void>} {
  const stopped = new AbortController();

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

  async function run(): Promise<void> {
    const pause = () => sleep(checkMs, true, {signal: stopped.signal, ref: false}).catch(() => false);
    while (await pause()) {
      await check().catch((error: unknown) =>
        logger.warn(describeFailure(error), 'operators not told of messages held as spam'),
      );
    }
  }

  const running = run();
  return {
    async stop() {
      stopped.abort();
      await running;
    },
  };
}
