import {createServer, type Server} from 'node:http';
import {collectDefaultMetrics, Counter, Gauge, Histogram, Registry} from 'prom-client';
import type {Outcome, OutboxWorker} from './outbox/worker';
import {within} from './patience';
import type {FreeSpace} from './plugins/freeSpace';
import type {StoredEvent} from './routes/contact';
import type {Channel, Store} from './store/store';

/** Maximum wait for the store, in milliseconds. A silent store must be visible in time. */
const patienceMs = 1_000;

/** Creates counters for operators, in the text format of Prometheus. No label contains visitor input. */
export function createMetrics(now: () => number = Date.now) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({register: registry});
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({name: `portal_${name}`, help, labelNames, registers});
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({name: `portal_${name}`, help, labelNames, registers});
  const requests = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers,
  });
  const messages = counter(
    'messages_total',
    'Contact messages: stored, repeated (answered again), suspicious (stored and marked), held (and not delivered)',
    'kind',
  );
  const attempts = counter(
    'delivery_attempts_total',
    'Attempts to deliver: sent, retried (tried again later), failed (kept, tried no more)',
    ...['channel', 'outcome'],
  );
  const fallbacks = counter(
    'rate_limit_fallback_total',
    'Calls counted by this process alone, because Redis did not answer',
  );
  const depth = gauge(
    'queue_jobs',
    'Deliveries that wait (pending) or need a person (failed, held)',
    ...['channel', 'state'],
  );
  const oldest = gauge('queue_oldest_pending_seconds', 'Age of the delivery that waits longest', 'channel');
  const circuits = gauge('circuit_open', '1 while a host does not answer and is only probed', 'channel');
  const readable = gauge('store_up', '1 when the store counted its queue');
  const room = gauge(
    'disk_free_bytes',
    'Free space on the disk of the store; 0 where the store is elsewhere',
  );
  const lastBackup = gauge(
    'last_backup_timestamp_seconds',
    'When the last backup succeeded, in seconds since the epoch; 0 if never',
  );
  let refresh: () => Promise<void> = async () => {};

  return {
    answered: (labels: {method: string; route: string; status: number}, seconds: number) =>
      requests.observe(labels, seconds),
    stored({replayed, suspicion, held}: StoredEvent) {
      messages.inc({kind: replayed ? 'repeated' : held ? 'held' : suspicion ? 'suspicious' : 'stored'});
    },
    attempted: (channel: Channel, outcome: Outcome) => attempts.inc({channel, outcome}),
    limitFellBack: () => fallbacks.inc(),
    /** Registers callbacks that run on each scrape. */
    observe(
      store: Pick<Store, 'countQueue'>,
      workers: ReadonlyMap<Channel, Pick<OutboxWorker, 'circuit'>>,
      freeSpace?: FreeSpace,
      lastBackupAt?: () => Promise<number | null>,
    ) {
      refresh = async () => {
        depth.reset();
        oldest.reset();
        for (const [channel, {circuit}] of workers) {
          circuits.set({channel}, Number(circuit.isOpen));
          depth.set({channel, state: 'pending'}, 0);
          depth.set({channel, state: 'failed'}, 0);
          depth.set({channel, state: 'held'}, 0);
          oldest.set({channel}, 0);
        }
        const free = await freeSpace?.().catch(() => null);
        if (typeof free === 'number') {
          room.set(free);
        }
        lastBackup.set(((await lastBackupAt?.().catch(() => null)) ?? 0) / 1000);
        const counts = await within(patienceMs, store.countQueue()).catch(() => undefined);
        readable.set(Number(counts !== undefined));
        for (const {channel, state, count, oldestAt} of counts ?? []) {
          depth.set({channel, state}, count);
          if (state === 'pending') {
            oldest.set({channel}, Math.max(0, (now() - oldestAt) / 1000));
          }
        }
      };
    },
    async text() {
      await refresh();
      return registry.metrics();
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Serves the metrics on a port that the reverse proxy does not expose. Throws if the port is not available. */
export async function serveMetrics(metrics: Metrics, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) =>
        response.writeHead(200, {'content-type': 'text/plain; version=0.0.4; charset=utf-8'}).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return server;
}
