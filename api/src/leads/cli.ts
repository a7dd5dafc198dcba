import {constants, getPriority, setPriority} from 'node:os';
import {runCommand} from './command';

/** Default increment of `nice`. */
const lowerBy = 10;
/** Commands that hold the store's lock, and so must not wait for the processor. They pause between small steps. */
const writing = new Set(['retry', 'release', 'cancel', 'delete', 'erase', 'purge']);

const args = process.argv.slice(2);
// The server has priority, because visitors are waiting.
if (!args.some((arg) => writing.has(arg))) {
  setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + lowerBy));
}
// `exit` runs the handlers that remove partial files.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
}
process.exitCode = await runCommand(args, {
  env: process.env,
  stdout: process.stdout,
  say: console.error,
});
