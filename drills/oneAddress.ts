import {spawn} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {hasNginx, startNginx} from '../api/test/engines/nginx';
import {type Drill, expectThat, pause, percentile, until} from './lib/drill';
import * as portal from './lib/portal';

/** Longest wait of a visitor for a page or an answer, in milliseconds, the connection included. */
const limitMs = 200;
const attacker = '127.0.0.2';

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

    /** Visitors come at a fixed rate, each with an address and a connection of its own, for a page or with a message. */
    async function visit(): Promise<portal.Answer[]> {
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
      const wrong = answers.filter(({status}) => status !== 200 && status !== 202);
      expectThat(
        wrong.length === 0,
        `${wrong.length} visitors were answered ${wrong[0]?.status}.\n${nginx.log()}`,
      );
      return answers;
    }
    const p99 = (answers: readonly portal.Answer[]) =>
      percentile(
        answers.map(({ms}) => ms),
        0.99,
      );

    const before = p99(await visit());
    const holder = join(import.meta.dirname, 'lib/holdConnections.mjs');
    const args = [holder, new URL(nginx.https).port, attacker, String(connections)];
    const crowd = spawn(process.execPath, args, {stdio: ['ignore', 'pipe', 'inherit']});
    scene.after(() => crowd.kill('SIGKILL'));
    const held: number[] = [];
    crowd.stdout.on('data', (chunk: Buffer) => held.push(Number(chunk.toString().trim().split('\n').at(-1))));
    await until('the connections are open', () => (held.at(-1) ?? 0) >= connections * 0.95, 60_000);
    const since = held.length;
    const crowded = await visit();
    const least = Math.min(...held.slice(since));
    expectThat(least > connections * 0.8, `Only ${least} connections were held at times.`);
    expectThat(nginx.log().includes('by zone "portal_connections"'), 'nginx limited nobody: no crowd came.');
    const limit = limitMs * scene.slack;
    const after = p99(crowded);
    expectThat(after < limit, `p99 of visitors was ${after.toFixed(0)} ms, ${before.toFixed(0)} before.`);
    const ids = crowded.filter(({status}) => status === 202).map(portal.idOf);
    return {
      ...{'connections of one address': least, 'visitors meanwhile': crowded.length},
      'their p99 without and with the crowd, ms': `${before.toFixed(0)} and ${after.toFixed(0)}`,
      ...(await portal.proveNothingLost(ids, engine)),
    };
  },
};
