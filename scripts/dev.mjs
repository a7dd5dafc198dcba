#!/usr/bin/env node
/**
 * `npm run dev [-- --locale it]`: hot reload with the API at the same origin, or at API_ORIGIN. Ends all its processes
 * when one ends.
 */
import {createServer} from 'node:net';
import {once} from 'node:events';
import {endGroup, listMistakes, startGroup, whenNpmEnds} from './lib.mjs';

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address();
  server.close();
  return String(port);
}

const {PORT = '3000', HOST = '127.0.0.1', API_ORIGIN} = process.env;

/** Starts the API for pages that expect it at their own origin. */
async function startApi() {
  const port = await freePort();
  // Words of other languages are loaded apart: tsx does not see that the API imports them.
  const watch = ['watch', '--clear-screen=false', '--include', 'i18n/*/content/*.ts'];
  const api = startGroup('tsx', [...watch, 'api/src/server.ts', '--api-only'], {
    PORT: port,
    HOST: '127.0.0.1',
    CORS_ORIGINS: process.env.CORS_ORIGINS ?? `http://localhost:${PORT},http://127.0.0.1:${PORT}`,
  });
  return {api, port};
}

const {api, port} = API_ORIGIN?.trim() ? {} : await startApi();
const site = startGroup(
  'docusaurus',
  ['start', '--no-open', '--port', PORT, '--host', HOST, ...process.argv.slice(2)],
  port && {DEV_API_PORT: port},
);
const groups = api ? [api, site] : [site];

let ending;
/** Ends everything, once. */
function end(code, signal = 'SIGTERM') {
  ending ??= Promise.all(groups.map((head) => endGroup(head, signal))).then(() => process.exit(code));
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => end(0, signal));
}
whenNpmEnds(() => end(0));
site.on('exit', (code) => {
  if (code && !ending) {
    listMistakes();
  }
});
for (const head of groups) {
  head.on('exit', (code) => end(code ?? 1));
}
