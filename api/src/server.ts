import {fileURLToPath} from 'node:url';
import {start, whyNotStarted} from './start';

async function run(): Promise<void> {
  const {ready, stop} = await start({
    env: process.env,
    args: process.argv.slice(2),
    // The stream of `console.log`, so that "Ready" is the last line.
    stdout: process.stdout,
    // Works from api/src and api/dist.
    buildDir: fileURLToPath(new URL('../../build', import.meta.url)),
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
  console.log(ready);
}

run().catch((error: unknown) => {
  console.error(whyNotStarted(error));
  process.exit(1);
});
