import {fileURLToPath} from 'node:url';
import {start, whyNotStarted} from './start';

async function run(): Promise<void> {
  const {ready, stop} = await start({
    env: process.env,
    args: process.argv.slice(2),
    // The same stream as the line that says where it listens, so that this one comes last.
    stdout: process.stdout,
    // The same from api/src and from api/dist.
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
