/** The portal with third parties: a copy with another list and a few texts, its server, and stand-ins for them. */
import {once} from 'node:events';
import {writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import type {ThirdParty} from '@site/src/data/thirdPartySchema';
import {buildCopy, copyPortal, editFile} from '../copy';

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

const config = 'tests/hosts/docusaurus.config.ts';

/** Creates and builds the copy in an empty folder. Throws with the end of the output if the build fails. */
export function buildSite(folder: string, list: readonly ThirdParty[]): void {
  copyPortal(folder, texts, config);
  editFile(path.join(folder, config), [
    ["'pricing-comparison.tsx', 'contact.tsx', 'contact/thanks.tsx', 'server-test.tsx'", "'cookies.tsx'"],
  ]);
  writeFileSync(
    path.join(folder, 'src/data/thirdParties.ts'),
    `import type {ThirdParty} from './thirdPartySchema';\n\nexport const thirdParties: readonly ThirdParty[] = ${JSON.stringify(list)};\n`,
  );
  buildCopy(folder, config);
}

export {serveCopy as serveSite} from '../copy';

/** A script like those of services: stores an item, and sends requests at once, repeatedly, and at the end. */
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

/** A player that stores an item on its own site and sends repeated requests. */
const frame = `<!doctype html><title>Player</title><button>Pause</button>
<script>localStorage.setItem('player', '1'); setInterval(() => fetch('/pulse').catch(() => 0), 100);</script>`;

export interface StandIn {
  readonly asked: string[];
  readonly server: Server;
}

/** Serves a script at `/script.js`, and a player at every other address. */
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
