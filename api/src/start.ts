import {existsSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {brand} from '../../src/data/brand';
import {buildApp, mailParties} from './app';
import {compareBuild} from './builtSite';
import {type Config, ConfigError, loadConfig} from './config';
import {readContactForms} from './contactForms/contactForms';
import {applyErasureLog} from './leads/erasureLog';
import {lastBackupAt} from './leads/lastBackup';
import {createFileTransport} from './mail/fileTransport';
import {startHeldDigest} from './mail/heldDigest';
import {createMailDelivery} from './mail/mailDelivery';
import {createSmtpTransport} from './mail/smtpTransport';
import {createMetrics, serveMetrics} from './metrics';
import type {Delivery} from './outbox/delivery';
import {type Outcome, type OutboxWorker, startOutboxWorker} from './outbox/worker';
import {freeSpaceOf} from './plugins/freeSpace';
import {serializers} from './plugins/requestLog';
import {connectRedis} from './redis';
import {openStore} from './store/openStore';
import type {Channel, Store} from './store/store';
import {textOf} from './thrown';
import {createWebhookDelivery} from './webhook/webhookDelivery';

/** Time for deliveries in progress when the process stops. */
const graceMs = 10_000;

/** Time for slow readers when the process stops. */
const readersMs = 5_000;

export interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  readonly args: readonly string[];
  readonly stdout: {write(line: string): unknown};
  readonly buildDir: string;
}

/** Written by the build; the same from api/src and from api/dist. */
const formsFile = new URL('../dist/contact-forms.json', import.meta.url);

export class StartError extends Error {}

async function siteDir(config: Config, {args, buildDir}: Surroundings): Promise<string | undefined> {
  if (args.includes('--api-only')) {
    return undefined;
  }
  if (!existsSync(join(buildDir, 'index.html'))) {
    throw new StartError(
      `There is no built site in ${buildDir}. Run "npm run build" first, or add --api-only to serve no pages.`,
    );
  }
  const differences = await compareBuild(buildDir, config);
  if (differences.length > 0) {
    throw new StartError(differences.join('\n'));
  }
  return buildDir;
}

type Warn = (details: object, message: string) => void;

async function openStoreOrExplain(config: Config, warn: Warn): Promise<Store> {
  try {
    const store = await openStore(config, (err) => warn({err}, 'a connection to PostgreSQL broke'));
    const erased = await applyErasureLog(store, config.DATA_DIR, (problem) => warn({}, problem));
    if (erased > 0) {
      warn({erased}, 'a restored backup held messages that had been erased: they are deleted again');
    }
    return store;
  } catch (error) {
    const message = textOf(error, 'message') || textOf(error, 'code');
    throw new StartError(
      config.DATABASE_URL
        ? `PostgreSQL cannot be used: ${message}. Check DATABASE_URL, and that the server runs and lets this user in.`
        : `The store in ${config.DATA_DIR} cannot be opened: ${message} Check DATA_DIR and who may write there.`,
    );
  }
}

/** Waits until the port is open, or explains why it cannot be opened. Its variables are HOST and PORT after a prefix. */
async function orExplain<T>(listening: Promise<T>, host: string, port: number, prefix = ''): Promise<T> {
  try {
    return await listening;
  } catch (error) {
    const code = String(textOf(error, 'code'));
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} is in use. Stop the other program, or choose another port: ${prefix}PORT=${port === 65_535 ? 3000 : port + 1}.`,
      EACCES: `Port ${port} needs more rights than this user has. Choose one above 1023: ${prefix}PORT.`,
    };
    throw new StartError(
      reasons[code] ?? `Cannot listen on ${host}:${port} (${code}). Check ${prefix}HOST and ${prefix}PORT.`,
    );
  }
}

/** Returns the socket passed by systemd (sd_listen_fds(3)). Connections queue there during a restart. */
function inheritedSocket({LISTEN_PID, LISTEN_FDS}: NodeJS.ProcessEnv): {fd: number} | undefined {
  return LISTEN_PID === String(process.pid) && Number(LISTEN_FDS) >= 1 ? {fd: 3} : undefined;
}

/** Returns an address that a person on this machine can open. */
export function addressOf(host: string, port: number): string {
  const shown = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}

/**
 * Starts the server. Returns a sentence with its address, and a stop function.
 *
 * @throws ConfigError or StartError if the operator can fix it
 */
export async function start(surroundings: Surroundings) {
  const {env, stdout} = surroundings;
  const config = loadConfig(env, brand);
  const site = await siteDir(config, surroundings);
  let stopping = false;
  const workers = new Map<Channel, OutboxWorker>();

  // Connections may break before the log exists.
  const early: [details: object, message: string][] = [];
  let warn: Warn = (...told) => void early.push(told);
  // Mail files and the disk check need the folder too. Parts that need it report the error themselves.
  await mkdir(config.DATA_DIR, {recursive: true, mode: 0o700}).catch(() => {});
  const store = await openStoreOrExplain(config, (...told) => warn(...told));
  const redis = config.REDIS_URL
    ? await connectRedis(config.REDIS_URL, (available, reason) =>
        warn(
          {reason},
          available ? 'limits are counted in Redis' : 'Redis is out of reach: limits are counted here alone',
        ),
      )
    : undefined;
  const transport = config.SMTP_URL
    ? createSmtpTransport(config.SMTP_URL, config.NODE_ENV === 'production')
    : createFileTransport(join(config.DATA_DIR, 'mail'));
  const parties = mailParties(config);
  // Otherwise, nothing is stored on this machine.
  const freeSpace =
    config.DATABASE_URL && config.SMTP_URL
      ? undefined
      : freeSpaceOf(config.DATA_DIR, (err) => warn({err}, 'free space on the disk is not known'));
  const metrics = config.METRICS_PORT === undefined ? undefined : createMetrics();
  const app = await buildApp({
    config,
    store,
    transport,
    redis,
    metrics,
    siteDir: site,
    forms: await readContactForms(formsFile),
    onStored: () => workers.forEach((worker) => worker.wake()),
    freeSpace,
    isStopping: () => stopping,
    logger: {level: config.LOG_LEVEL, serializers, stream: stdout},
  });
  warn = (details, message) => app.log.warn(details, message);
  early.forEach((told) => warn(...told));
  const digest = startHeldDigest({store, transport, parties, logger: app.log});
  if (config.NODE_ENV === 'production' && !config.SMTP_URL) {
    app.log.warn('SMTP_URL is not set: mail is written to files and reaches no one');
  }
  const {HOST, PORT, METRICS_HOST, METRICS_PORT = 0} = config;
  const metricsServer =
    metrics &&
    (await orExplain(
      serveMetrics(metrics, METRICS_PORT, METRICS_HOST),
      METRICS_HOST,
      METRICS_PORT,
      'METRICS_',
    ));
  // With a socket, Node ignores port and host.
  await orExplain(app.listen({port: PORT, host: HOST, ...inheritedSocket(env)}), HOST, PORT);
  const [first] = app.addresses();
  const address = addressOf(HOST, typeof first === 'object' ? first.port : PORT);

  const deliveries: [Channel, Delivery][] = [['mail', createMailDelivery(transport, parties)]];
  if (config.WEBHOOK_URL && config.WEBHOOK_SECRET) {
    deliveries.push(['webhook', createWebhookDelivery(config.WEBHOOK_URL, config.WEBHOOK_SECRET)]);
  }
  for (const [channel, delivery] of deliveries) {
    const onOutcome = (outcome: Outcome) => metrics?.attempted(channel, outcome);
    workers.set(channel, startOutboxWorker({store, channel, delivery, logger: app.log, onOutcome}));
  }
  metrics?.observe(store, workers, freeSpace, () => lastBackupAt(config.DATA_DIR));

  /** Finishes open requests and deliveries, and closes everything. */
  async function stop(): Promise<void> {
    stopping = true;
    app.log.info({drainSeconds: config.DRAIN_SECONDS}, 'stopping');
    await sleep(config.DRAIN_SECONDS * 1000);
    const cut = setTimeout(() => app.server.closeAllConnections(), readersMs);
    await app.close();
    clearTimeout(cut);
    await digest.stop();
    await Promise.all([...workers.values()].map((worker) => worker.stop(graceMs)));
    deliveries.forEach(([, delivery]) => delivery.close());
    redis?.disconnect();
    metricsServer?.close();
    await store.close();
  }
  return {ready: site ? `Ready: ${address}${app.home.slice(0, -1)}` : `API ready: ${address}`, stop};
}

/** Turns a failure to start into sentences for the operator. Returns other errors unchanged. */
export function whyNotStarted(error: unknown): unknown {
  if (error instanceof ConfigError) {
    return ['The configuration is not valid:', ...error.problems].join('\n  ');
  }
  return error instanceof StartError ? error.message : error;
}
