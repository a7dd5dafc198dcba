import {once} from 'node:events';
import {join} from 'node:path';
import type {Writable} from 'node:stream';
import {brand} from '../../../src/data/brand';
import {ConfigError, loadConfig} from '../config';
import {NoStore} from '../store/database';
import {openStore, storeName} from '../store/openStore';
import {textOf} from '../thrown';
import {UsageError} from './arguments';
import {runLeads, usage} from './leads';

/** What the command has of its process. */
export interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  readonly stdout: Writable;
  /** Says something to the operator, apart from what may be written to a file. */
  readonly say: (text: string) => void;
}

async function run(args: readonly string[], {env, stdout, say}: Surroundings): Promise<void> {
  // Waits while the reader is slow: what was not taken yet would lie in memory.
  const write = async (text: string) => {
    if (!stdout.write(text)) {
      await once(stdout, 'drain');
    }
  };
  if (args.length === 0 || args.includes('--help')) {
    await write(usage);
    return;
  }
  const config = loadConfig(env, brand);
  // A wrong place must not look like an empty store.
  say(`Store: ${storeName(config)}`);
  const store = await openStore(config, () => {}, {create: false, patienceMs: Infinity});
  try {
    await runLeads(args, {store, mailDir: join(config.DATA_DIR, 'mail'), write, now: Date.now});
  } finally {
    await store.close();
  }
}

function explain(error: unknown): string {
  if (error instanceof UsageError) {
    return `${error.message}\n\n${usage}`;
  }
  if (error instanceof ConfigError) {
    return ['The configuration is not valid:', ...error.problems].join('\n  ');
  }
  if (error instanceof NoStore) {
    return `${error.message} Set DATA_DIR or DATABASE_URL as the server has it (/etc/portal.env); nothing was made.`;
  }
  return `The store cannot be used: ${textOf(error, 'message')}`;
}

/**
 * Runs `npm run leads`, and says what went wrong.
 *
 * @param args what follows the name of the command
 * @returns the exit code
 */
export async function runCommand(args: readonly string[], surroundings: Surroundings): Promise<0 | 1> {
  try {
    await run(args, surroundings);
    return 0;
  } catch (error) {
    surroundings.say(explain(error));
    return 1;
  }
}
