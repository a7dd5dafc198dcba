import {constants, getPriority, setPriority} from 'node:os';
import {runCommand} from './command';

/** As `nice` does. */
const lowerBy = 10;
/** Commands that must not wait for the processor while they hold the store's lock. They pause between small steps. */
const writing = new Set(['retry', 'release', 'cancel', 'delete', 'erase', 'purge']);

const args = process.argv.slice(2);
// The server goes first: visitors are waiting for it.
if (!args.some((arg) => writing.has(arg))) {
  setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + lowerBy));
}
// `exit`, so that partial files are removed.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
}
process.exitCode = await runCommand(args, {
  env: process.env,
  stdout: process.stdout,
  say: console.error,
});
