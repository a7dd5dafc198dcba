#!/usr/bin/env node
/** `npm run build`: the site in both locales, and the server in one file. */
import {inputsHash, markFresh} from './freshness.mjs';
import {run} from './lib.mjs';

const hash = inputsHash();
run('docusaurus', ['build']);
run('esbuild', [
  'api/src/server.ts',
  '--bundle',
  '--platform=node',
  '--format=esm',
  '--packages=external',
  '--target=node20',
  '--log-level=warning',
  '--outfile=api/dist/server.js',
]);
markFresh(hash);
