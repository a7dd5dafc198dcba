#!/usr/bin/env node
/** `npm run leads -- COMMAND`: the contact messages, for operators. `npm run leads` alone lists the commands. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {root} from './lib.mjs';

const program = path.join(root, 'api/dist/leads.js');
if (existsSync(program)) {
  await import(pathToFileURL(program).href);
} else {
  console.error('The server is not built yet. Run "npm run build" first.');
  process.exitCode = 1;
}
