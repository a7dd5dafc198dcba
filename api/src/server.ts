import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {brand} from '../../src/data/brand';
import {buildApp, mailParties} from './app';
import {type Config, ConfigError, loadConfig} from './config';
import {composeContactMail} from './mail/compose';
import {createFileTransport} from './mail/fileTransport';
import {type OutboxWorker, startOutboxWorker} from './mail/outboxWorker';
import {createSmtpTransport} from './mail/smtpTransport';
import {serializers} from './plugins/requestLog';
import {openSqliteStore} from './store/sqlite';

/** Time for mail on its way to finish once the process is told to stop. */
const graceMs = 10_000;

// The same from api/src and from api/dist.
const buildDir = fileURLToPath(new URL('../../build', import.meta.url));

/** A reason not to start that the reader can do something about. */
class StartError extends Error {}

function siteDir(): string | undefined {
  if (process.argv.includes('--api-only')) {
    return undefined;
  }
  if (!existsSync(join(buildDir, 'index.html'))) {
    throw new StartError(
      `There is no built site in ${buildDir}. Run "npm run build" first, or add --api-only to serve no pages.`,
    );
  }
  return buildDir;
}

function openStore(config: Config) {
  try {
    return openSqliteStore(join(config.DATA_DIR, 'portal.db'));
  } catch (error) {
    throw new StartError(
      `The store in ${config.DATA_DIR} cannot be opened: ${(error as Error).message} Check DATA_DIR and who may write there.`,
    );
  }
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, {PORT, HOST}: Config): Promise<string> {
  try {
    await app.listen({port: PORT, host: HOST});
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${PORT} is in use. Stop the other program, or choose another port: PORT=${PORT + 1}.`,
      EACCES: `Port ${PORT} needs more rights than this user has. Choose one above 1023.`,
    };
    throw new StartError(
      reasons[code ?? ''] ?? `Cannot listen on ${HOST}:${PORT} (${code}). Check HOST and PORT.`,
    );
  }
  const {port} = app.server.address() as {port: number};
  const shown = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(HOST) ? 'localhost' : HOST;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}

async function start(): Promise<void> {
  const config = loadConfig(process.env, brand);
  const site = siteDir();
  const store = openStore(config);
  const transport = config.SMTP_URL
    ? createSmtpTransport(config.SMTP_URL, config.NODE_ENV === 'production')
    : createFileTransport(join(config.DATA_DIR, 'mail'));
  let worker: OutboxWorker | null = null;
  const app = await buildApp({
    config,
    store,
    transport,
    siteDir: site,
    onStored: () => worker?.wake(),
    // The same stream as the line that says where it listens, so that this one comes last.
    logger: {level: config.LOG_LEVEL, serializers, stream: process.stdout},
  });
  const address = await listen(app, config);

  const parties = mailParties(config);
  worker = startOutboxWorker({
    store,
    transport,
    compose: (message) => composeContactMail(message, parties),
    logger: app.log,
  });

  async function stop(): Promise<void> {
    await app.close();
    await worker?.stop(graceMs);
    transport.close();
    await store.close();
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop());
  }
  console.log(`${site ? 'Ready' : 'API ready'}: ${address}`);
}

start().catch((error: unknown) => {
  if (error instanceof ConfigError) {
    console.error(['The configuration does not fit:', ...error.problems].join('\n  '));
  } else if (error instanceof StartError) {
    console.error(error.message);
  } else {
    console.error(error);
  }
  process.exit(1);
});
