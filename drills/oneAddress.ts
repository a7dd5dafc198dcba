import {spawn} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {request} from 'node:https';
import {join} from 'node:path';
import {hasNginx, startNginx} from '../api/test/engines/nginx';
import {newMessage, percentile, until} from './lib/client';
import {type Drill, expectThat} from './lib/drill';
import {startServer} from './lib/server';
import {embedded, storedIds} from './lib/stores';

/** What a visitor may wait for a page or an answer, in milliseconds, his own connection included. */
const limitMs = 200;
const attacker = '127.0.0.2';

interface Visit {
  readonly status: number;
  readonly ms: number;
  readonly body: string;
}

/** A visitor with an address and a connection of his own. Never throws; status 0 stands for no answer in ten seconds. */
function visit(url: string, visitor: number, message?: object): Promise<Visit> {
  const start = performance.now();
  const body = message && JSON.stringify(message);
  return new Promise((resolve) => {
    const end = (status: number, text: string) =>
      resolve({status, ms: performance.now() - start, body: text});
    const call = request(
      url,
      {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          host: 'www.example.com',
          ...(body === undefined
            ? {}
            : {'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body))}),
        },
        localAddress: `127.0.1.${1 + (visitor % 250)}`,
        servername: 'www.example.com',
        rejectUnauthorized: false,
        agent: false,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => end(response.statusCode ?? 0, text));
      },
    );
    call.setTimeout(10_000, () => call.destroy());
    call.on('error', () => end(0, ''));
    call.end(body);
  });
}

export const oneAddress: Drill = {
  name: 'one-address',
  about: 'one address that holds 4,000 connections to nginx as it is delivered, while others are served',
  needs: [{program: 'nginx', present: hasNginx}],
  async run(scene) {
    const connections = scene.short ? 400 : 4_000;
    const engine = embedded(scene);
    const server = await startServer({
      ...engine.env,
      SMTP_URL: 'smtp://127.0.0.1:9',
      TRUST_PROXY: 'loopback',
    });
    scene.after(() => server.kill());
    const siteDir = scene.temporaryDir();
    mkdirSync(join(siteDir, 'assets'));
    writeFileSync(join(siteDir, 'pricing.html'), '<!doctype html>'.padEnd(40_000, 'prices '));
    writeFileSync(join(siteDir, 'assets/large.js'), 'x'.repeat(20_000_000));
    const nginx = await startNginx({upstreamPort: server.port, siteDir});
    scene.after(() => nginx.remove());

    /** Visitors come at a fixed rate, a page and a message in turn. */
    async function visitors(seconds: number) {
      const perSecond = 20;
      const visits: Promise<Visit>[] = [];
      const start = performance.now();
      while (performance.now() - start < seconds * 1_000) {
        const i = visits.length;
        visits.push(
          i % 2 === 0
            ? visit(`${nginx.https}/pricing`, i)
            : visit(`${nginx.https}/api/contact`, i, newMessage()),
        );
        const due = ((i + 1) / perSecond) * 1_000 - (performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, due)));
      }
      return Promise.all(visits);
    }

    const seconds = scene.short ? 3 : 30;
    await visitors(2);
    const calm = await visitors(seconds);
    const crowd = spawn(
      process.execPath,
      [
        join(import.meta.dirname, 'lib/holdConnections.mjs'),
        new URL(nginx.https).port,
        attacker,
        String(connections),
      ],
      {stdio: ['ignore', 'pipe', 'inherit']},
    );
    scene.after(() => crowd.kill('SIGKILL'));
    let held = 0;
    let most = 0;
    let least = Infinity;
    crowd.stdout.on('data', (chunk: Buffer) => {
      held = Number(chunk.toString().trim().split('\n').at(-1));
      most = Math.max(most, held);
      least = Math.min(least, held);
    });
    await until('the connections are open', () => held >= connections * 0.95, 60_000);
    least = held;
    const own = await visit(`${nginx.https}/pricing`, 0);
    const crowded = await visitors(seconds);
    expectThat(
      least > connections * 0.8,
      `Only ${least} connections were held at times: the drill proves little.`,
    );

    const wrong = [own, ...calm, ...crowded].filter(({status}) => status !== 200 && status !== 202);
    expectThat(
      wrong.length === 0,
      `${wrong.length} visitors were answered ${wrong[0]?.status}.\n${nginx.log()}`,
    );
    const stored = await storedIds(engine);
    const ids = crowded
      .filter(({status}) => status === 202)
      .map(({body}) => (JSON.parse(body) as {id: string}).id);
    expectThat(ids.length > 0, 'No visitor wrote anything: the drill saw nothing.');
    const lost = ids.filter((id) => !stored.has(id));
    expectThat(lost.length === 0, `${lost.length} acknowledged messages are not stored.`);
    const limited = /limiting connections by zone "portal_connections"/.test(nginx.log());
    expectThat(limited, 'nginx limited nobody: the crowd did not do what it was to do.');
    const p99 = (visits: readonly Visit[]) =>
      percentile(
        visits.map(({ms}) => ms),
        0.99,
      );
    // A machine that does other things as well is slower; what hangs is seen there too.
    expectThat(
      p99(crowded) < limitMs * (scene.short ? 10 : 1),
      `p99 of other visitors was ${p99(crowded).toFixed(0)} ms; ${p99(calm).toFixed(0)} ms before.`,
    );
    return {
      'connections of one address': most,
      'other visitors meanwhile': crowded.length,
      'their p99 without and with the crowd, ms': `${p99(calm).toFixed(0)} and ${p99(crowded).toFixed(0)}`,
      'the longest, ms': Math.round(Math.max(...crowded.map(({ms}) => ms))),
      lost: lost.length,
    };
  },
};
