import {join} from 'node:path';
import {brand} from '../../../src/data/brand';
import {ConfigError, loadConfig} from '../config';
import {openStore} from '../store/openStore';
import {textOf} from '../thrown';
import {runLeads, usage, UsageError} from './leads';

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.length === 0 || args.includes('--help')) {
    process.stdout.write(usage);
    return;
  }
  const config = loadConfig(process.env, brand);
  const store = await openStore(config, () => {});
  try {
    await runLeads(args, {
      store,
      mailDir: join(config.DATA_DIR, 'mail'),
      write: (text) => void process.stdout.write(text),
      now: Date.now,
    });
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${usage}`);
  } else if (error instanceof ConfigError) {
    console.error(['The configuration does not fit:', ...error.problems].join('\n  '));
  } else {
    console.error(`The store cannot be used: ${textOf(error, 'message')}`);
  }
  process.exitCode = 1;
});
