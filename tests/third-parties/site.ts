/** The portal with third parties: a copy with another list and a few texts, its server, and stand-ins for those parties. */
import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import type {ThirdParty} from '@site/src/data/thirdPartySchema';

const root = path.resolve(__dirname, '../..');

/** What a clone does not have, and what has no part in these pages. */
const leftOut = /^(?:\.git|\.data|\.docusaurus|build|node_modules|test-results|tests|bench|docs|blog)$/;

const texts = {
  'docs/home.md': '---\nslug: /\ntitle: Home\ndescription: Nothing of others is here.\n---\n\nA text.\n',
  'docs/embeds.mdx': `---
title: Embeds
description: A video and a map.
---

<Embed of="video" id="first" title="The first scan">

![A list of findings](./poster.svg)

</Embed>

<Embed of="map" id="Milan" title="Our office" />
`,
  'docs/poster.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><path fill="#24365c" d="M0 0h640v360H0z"/></svg>',
  'static/third-parties/set-up.js': "window.standIn = 'set up';\n",
};

/**
 * Makes the copy and builds it as `docusaurus build` does.
 *
 * @param folder empty
 * @throws Error with the end of what the build said where it fails
 */
export function buildSite(folder: string, list: readonly ThirdParty[]): void {
  for (const name of readdirSync(root).filter((entry) => !leftOut.test(entry))) {
    cpSync(path.join(root, name), path.join(folder, name), {recursive: true});
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const own of ['docusaurus-plugin-content-docs', 'docusaurus-plugin-content-blog']) {
    rmSync(path.join(folder, 'i18n/it', own), {recursive: true});
  }
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  writeFileSync(
    path.join(folder, 'src/data/thirdParties.ts'),
    `import type {ThirdParty} from './thirdPartySchema';\n\nexport const thirdParties: readonly ThirdParty[] = ${JSON.stringify(list)};\n`,
  );
  const config = 'tests/third-parties/docusaurus.config.ts';
  cpSync(path.join(root, config), path.join(folder, config));
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', `--config=${config}`],
    {cwd: folder, env: {...process.env, NODE_ENV: 'production'}, encoding: 'utf8', maxBuffer: 2 ** 26},
  );
  if (status !== 0) {
    throw new Error((stdout + stderr).slice(-4000));
  }
}

/** Starts the server of the copy, and waits until it answers. */
export async function serveSite(folder: string, port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'api/src/server.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: path.join(folder, '.data'),
      RATE_LIMIT_GLOBAL: '100000',
      LOG_LEVEL: 'error',
    },
    stdio: 'inherit',
  });
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`http://localhost:${port}/api/health`).catch(() => undefined);
    if (answer?.ok) {
      return server;
    }
    if (tries > 150 || server.exitCode !== null) {
      throw new Error('The server of the copy does not answer.');
    }
    await sleep(200);
  }
}

/** A script that does what services do: stores, tells at once, again and again, and at the end. */
const script = `
const origin = new URL(document.currentScript.src).origin;
const tell = (what) => navigator.sendBeacon(origin + '/collect?' + what);
document.cookie = '_stand=1;path=/;max-age=9999';
localStorage.setItem('_stand_site', document.currentScript.dataset.site);
tell('begin=' + window.standIn);
setInterval(() => fetch(origin + '/collect?again', {mode: 'no-cors'}).catch(() => 0), 100);
addEventListener('pagehide', () => tell('end'));
addEventListener('visibilitychange', () => tell('hidden'));
`;

/** A player that stores something on its own site and goes on asking. */
const frame = `<!doctype html><title>Player</title><button>Pause</button>
<script>localStorage.setItem('player', '1'); setInterval(() => fetch('/pulse').catch(() => 0), 100);</script>`;

/** A third party, and everything that it has been asked for. */
export interface StandIn {
  readonly asked: string[];
  readonly server: Server;
}

/** Serves a script under `/script.js`, and a player under every other address. */
export async function startStandIn(port: number): Promise<StandIn> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const isScript = request.url === '/script.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : request.method === 'POST' ? '' : frame);
  }).listen(port);
  await once(server, 'listening');
  return {asked, server};
}
