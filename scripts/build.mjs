#!/usr/bin/env node
/** `npm run build`: the site in both locales, and the server and `npm run leads` in one file each. */
import {inputsHash, markFresh} from './freshness.mjs';
import {run} from './lib.mjs';

const hash = inputsHash();
// Texts make much short-lived garbage: with room for it, the collector takes a fifth less of the build.
run('docusaurus', ['build'], {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
});

run('esbuild', [
  'server=api/src/server.ts',
  'leads=api/src/leads/cli.ts',
  '--bundle',
  '--platform=node',
  '--format=esm',
  '--packages=external',
  '--target=node20',
  '--log-level=warning',
  '--outdir=api/dist',
]);
run('tsx', ['scripts/headers.ts']);
run('node', ['scripts/compress.mjs']);
markFresh(hash);
