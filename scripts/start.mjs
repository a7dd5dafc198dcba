#!/usr/bin/env node
/** `npm start`: builds missing or stale output, then serves site and API on one address. */
import {once} from 'node:events';
import {isFresh} from './freshness.mjs';
import {endGroup, exitCodeOf, startGroup, whenNpmEnds} from './lib.mjs';

/** Builds, and ends all processes of the build when this process is stopped. */
async function build() {
  const head = startGroup('tsx', ['scripts/build.ts']);
  let ending;
  const end = (signal) => {
    ending ??= endGroup(head, signal).then(() => process.exit(exitCodeOf(null, signal)));
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  signals.forEach((signal) => process.on(signal, end));
  const forget = whenNpmEnds(() => end('SIGTERM'));
  const [code, signal] = await once(head, 'exit');
  // A stopped process must not go on to serve.
  await ending;
  signals.forEach((it) => process.off(it, end));
  forget();
  if (code !== 0) {
    console.error(`The build failed (${code ?? signal}).`);
    process.exit(exitCodeOf(code, signal));
  }
}

if (isFresh()) {
  console.log('The build is up to date.');
} else {
  console.log('Building the site in all its languages: about a minute the first time.');
  await build();
}
await import('./serve.mjs');
