#!/usr/bin/env node
/** `npm run dev [-- --locale it]`: hot reload, with the API behind the same address. */
import {createServer} from 'node:net';
import {once} from 'node:events';
import {listMistakes, start} from './lib.mjs';

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address();
  server.close();
  return String(port);
}

const {PORT = '3000', HOST = '127.0.0.1'} = process.env;
const apiPort = await freePort();
const api = start('tsx', ['watch', '--clear-screen=false', 'api/src/server.ts', '--api-only'], {
  PORT: apiPort,
  HOST: '127.0.0.1',
  CORS_ORIGINS: process.env.CORS_ORIGINS ?? `http://localhost:${PORT},http://127.0.0.1:${PORT}`,
});
const site = start(
  'docusaurus',
  ['start', '--no-open', '--port', PORT, '--host', HOST, ...process.argv.slice(2)],
  {
    DEV_API_PORT: apiPort,
  },
);

site.on('exit', (code) => {
  if (code) {
    listMistakes();
  }
});
for (const child of [api, site]) {
  child.on('exit', (code) => {
    api.kill();
    site.kill();
    process.exitCode = code ?? 0;
  });
}
