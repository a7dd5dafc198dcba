import {constants, getPriority, setPriority} from 'node:os';
import {runCommand} from './command';

/** As `nice` does. */
const lowerBy = 10;

// The server goes first: visitors are waiting for it.
setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + lowerBy));
// `exit`, so that partial files are removed.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
}
process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  stdout: process.stdout,
  say: console.error,
});
