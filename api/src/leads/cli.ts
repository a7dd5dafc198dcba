import {once} from 'node:events';
import {constants, getPriority, setPriority} from 'node:os';
import {join} from 'node:path';
import {brand} from '../../../src/data/brand';
import {ConfigError, loadConfig} from '../config';
import {NoStore} from '../store/database';
import {openStore, storeName} from '../store/openStore';
import {textOf} from '../thrown';
import {UsageError} from './arguments';
import {runLeads, usage} from './leads';

/** As `nice` does. */
const lowerBy = 10;

/** Waits while the reader is slow: what was not taken yet would lie in memory. */
async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) {
    await once(process.stdout, 'drain');
  }
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.length === 0 || args.includes('--help')) {
    process.stdout.write(usage);
    return;
  }
  const config = loadConfig(process.env, brand);
  // The server goes first: visitors are waiting for it.
  setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + lowerBy));
  // A wrong place must not look like an empty store; and not among what may be written to a file.
  console.error(`Store: ${storeName(config)}`);
  const store = await openStore(config, () => {}, {create: false, patienceMs: Infinity});
  try {
    await runLeads(args, {store, mailDir: join(config.DATA_DIR, 'mail'), write, now: Date.now});
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${usage}`);
  } else if (error instanceof ConfigError) {
    console.error(['The configuration is not valid:', ...error.problems].join('\n  '));
  } else if (error instanceof NoStore) {
    console.error(
      `${error.message} Set DATA_DIR or DATABASE_URL as the server has it (/etc/portal.env); nothing was made.`,
    );
  } else {
    console.error(`The store cannot be used: ${textOf(error, 'message')}`);
  }
  process.exitCode = 1;
});
