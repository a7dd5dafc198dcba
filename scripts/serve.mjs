#!/usr/bin/env node
/** `npm run serve`: serves the last build without building. */
import {exitCodeOf, start} from './lib.mjs';

start('node', ['api/dist/server.js']).on('exit', (code, signal) => process.exit(exitCodeOf(code, signal)));
