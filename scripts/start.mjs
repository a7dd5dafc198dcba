#!/usr/bin/env node
/** `npm start`: builds what is missing or stale, then serves site and API on one address. */
import {isFresh} from './freshness.mjs';
import {run} from './lib.mjs';

if (isFresh()) {
  console.log('The build is up to date.');
} else {
  console.log('Building the site in all its languages: about a minute the first time.');
  run('tsx', ['scripts/build.ts']);
}
await import('./serve.mjs');
