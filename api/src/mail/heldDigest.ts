import {setTimeout as sleep} from 'node:timers/promises';
import type {FastifyBaseLogger} from 'fastify';
import type {Store, StoredMessage} from '../store/store';
import {composeHeldDigest, type MailParties} from './compose';
import {mailDeadlineMs} from './mailDelivery';
import {describeFailure, type MailTransport} from './transport';

/** Maximum number of messages in one mail. */
const longest = 10;

interface DigestSettings {
  readonly store: Pick<Store, 'now' | 'claimDigest' | 'endDigest' | 'countLeads' | 'listLeads'>;
  readonly transport: MailTransport;
  readonly parties: MailParties;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Minimum time between two digests of all servers on the store, in milliseconds. */
  readonly everyMs?: number;
  /** Interval of checks, in milliseconds. */
  readonly checkMs?: number;
  /** Minimum age of reported messages, in milliseconds: by then, they are stored. The next digest begins here. */
  readonly lagMs?: number;
  readonly deadlineMs?: number;
}

/** Mails operators about messages held as spam: soon after the first, then hourly. `stop` aborts a mail. */
export function startHeldDigest({
  store,
  transport,
  parties,
  logger,
  everyMs = 60 * 60_000,
  checkMs = 60_000,
  lagMs = 30_000,
  deadlineMs = mailDeadlineMs,
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
    // Not `AbortSignal.any` with a timeout, which Node 20 may garbage-collect too early.
    const cut = new AbortController();
    const abort = () => cut.abort();
    const timer = setTimeout(abort, deadlineMs);
    stopped.signal.addEventListener('abort', abort);
    try {
      await transport.send(composeHeldDigest(newest, count, parties, now), cut.signal);
    } finally {
      clearTimeout(timer);
      stopped.signal.removeEventListener('abort', abort);
    }
    logger.info({count}, 'operators told of messages held as spam');
    return true;
  }

  async function check(): Promise<void> {
    const now = await store.now();
    // Longer than a mail takes. If a server is killed while sending, the other servers wait this long.
    const previous = await store.claimDigest(now, everyMs, deadlineMs + 30_000);
    if (previous === undefined) {
      return;
    }
    let isSent = false;
    try {
      isSent = await send(previous, now);
    } finally {
      await store.endDigest(isSent ? now : previous);
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
