import type {Writable} from 'node:stream';
import {brand} from '../../../src/data/brand';
import {ConfigError, loadConfig} from '../config';
import {NoStore, OperatorError} from '../store/database';
import {openStore, storeName} from '../store/openStore';
import {textOf} from '../thrown';
import {readArguments, UsageError} from './arguments';
import {runLeads, usage} from './leads';

export interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  readonly stdout: Writable;
  /** Prints a message for the operator, separate from output that may go to a file. */
  readonly say: (text: string) => void;
}

async function run(args: readonly string[], {env, stdout, say}: Surroundings): Promise<void> {
  // The callback below reports failures.
  stdout.on('error', () => {});
  // Waits while the reader is slow, because unread output would fill the memory.
  const write = (text: string) =>
    new Promise<void>((resolve, reject) => {
      stdout.write(text, (error) => (error ? reject(error) : resolve()));
    });
  if (args.length === 0 || args.includes('--help')) {
    await write(usage(env.NODE_ENV));
    return;
  }
  const asked = readArguments(args);
  const config = loadConfig(env, brand);
  // A wrong path must not look like an empty store.
  say(`Store: ${storeName(config)}`);
  const schema = asked.command === 'backup' ? 'any' : 'same';
  const store = await openStore(config, () => {}, {schema, patienceMs: Infinity});
  try {
    await runLeads(asked, {store, config, write, say});
  } finally {
    await store.close();
  }
}

function explain(error: unknown, env: NodeJS.ProcessEnv): string {
  if (error instanceof UsageError) {
    return `${error.message}\n\n${usage(env.NODE_ENV)}`;
  }
  if (error instanceof ConfigError) {
    return ['The configuration is not valid:', ...error.problems].join('\n  ');
  }
  if (error instanceof NoStore) {
    return `${error.message} Set DATA_DIR or DATABASE_URL as the server has it (/etc/portal.env). No store was created.`;
  }
  return error instanceof OperatorError
    ? error.message
    : `The store cannot be used: ${textOf(error, 'message') || textOf(error, 'code')}`;
}

/** Runs `npm run leads` and reports errors. Returns the exit code. */
export async function runCommand(args: readonly string[], surroundings: Surroundings): Promise<0 | 1> {
  try {
    await run(args, surroundings);
    return 0;
  } catch (error) {
    if (textOf(error, 'code') === 'EPIPE') {
      // The reader, such as `head`, has closed the pipe.
      return 0;
    }
    surroundings.say(explain(error, surroundings.env));
    return 1;
  }
}
