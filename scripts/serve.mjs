#!/usr/bin/env node
/** `npm run serve`: serves the last build, and builds nothing. */
import {start} from './lib.mjs';

start('node', ['api/dist/server.js']).on('exit', (code) => process.exit(code ?? 0));
