import {spawn} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {hasNginx, startNginx} from '../api/test/engines/nginx';
import {type Drill, expectThat, pause, percentile, until} from './lib/drill';
import * as portal from './lib/portal';

/** Maximum wait of a visitor for a page or a response, in milliseconds, including the connection. */
const limitMs = 200;

export const oneAddress: Drill = {
  name: 'one-address',
  about: 'one address that holds 4,000 connections to nginx as it is delivered, while others are served',
  needs: [{program: 'nginx', present: hasNginx}],
  async run(scene) {
    const connections = scene.short ? 400 : 4_000;
    const engine = portal.embedded(scene);
    const env = {...engine.env, SMTP_URL: portal.nobody, TRUST_PROXY: 'loopback'};
    const server = await portal.startServer(scene, env);
    const siteDir = scene.temporaryDir();
    mkdirSync(join(siteDir, 'assets'));
    writeFileSync(join(siteDir, 'pricing.html'), '<!doctype html>'.padEnd(40_000, 'prices '));
    writeFileSync(join(siteDir, 'assets/large.js'), 'x'.repeat(20_000_000));
    const nginx = await startNginx({upstreamPort: server.port, siteDir});
    scene.after(() => nginx.remove());

    /** Visitors arrive at a fixed rate, each with its own address and connection, for a page or with a message. */
    async function visit() {
      const tls = {agent: false, servername: 'www.example.com', rejectUnauthorized: false};
      const headers = {host: 'www.example.com', 'content-type': 'application/json'};
      const visits: Promise<portal.Answer>[] = [];
      for (let i = 0; i < (scene.short ? 60 : 600); i++) {
        const own = {...tls, headers, localAddress: `127.0.1.${1 + (i % 250)}`};
        const message = {...own, method: 'POST', body: JSON.stringify(portal.newMessage())};
        const [path, options] = i % 2 === 0 ? ['/pricing', own] : ['/api/contact', message];
        visits.push(portal.send(nginx.https + path, options));
        await pause(50);
      }
      const answers = await Promise.all(visits);
      const times = answers.map(({ms}) => ms);
      const wrong = answers.find(({status}) => status !== 200 && status !== 202);
      expectThat(!wrong, `A visitor was answered ${wrong?.status}.\n${nginx.log()}`);
      const ids = answers.filter(({status}) => status === 202).map(portal.idOf);
      return {ids, p99: percentile(times, 0.99)};
    }

    const {p99: before} = await visit();
    const holder = join(import.meta.dirname, 'lib/holdConnections.mjs');
    const args = [holder, new URL(nginx.https).port, '127.0.0.2', String(connections)];
    const crowd = spawn(process.execPath, args, {stdio: ['ignore', 'pipe', 'inherit']});
    scene.after(() => crowd.kill('SIGKILL'));
    const held: number[] = [];
    crowd.stdout.on('data', (chunk: Buffer) => held.push(Number(chunk.toString().trim().split('\n').at(-1))));
    await until('the connections are open', () => (held.at(-1) ?? 0) >= connections * 0.95, 60_000);
    const since = held.length;
    const {ids, p99} = await visit();
    const least = Math.min(...held.slice(since));
    expectThat(least > connections * 0.8, `Only ${least} connections were held at times.`);
    expectThat(nginx.log().includes('by zone "portal_connections"'), 'nginx limited nobody: no crowd came.');
    const said = `${before.toFixed(0)}, ${p99.toFixed(0)}`;
    expectThat(p99 < limitMs * scene.slack, `p99 of visitors, before and with the crowd, was ${said} ms.`);
    const figures = {'connections of one address': least, 'p99 of others without and with them, ms': said};
    return {...figures, ...(await portal.proveNothingLost(ids, engine))};
  },
};
