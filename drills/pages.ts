import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {hasBrotli, hasNginx, startNginx} from '../api/test/engines/nginx';
import {send} from './lib/client';
import {type Drill, expectThat, type Figures} from './lib/drill';
import {startServer} from './lib/server';
import {middleOf, throughput} from './lib/throughput';

const page = '/pricing';
/** Of nginx's rate. */
const leastRatio = 0.8;
const memoryMb = 150;

export const pages: Drill = {
  name: 'pages',
  about: 'pages from the server itself beside nginx, compressed and not',
  needs: [
    {program: 'nginx', present: hasNginx},
    {program: 'libnginx-mod-http-brotli-static', present: () => hasBrotli},
  ],
  async run(scene) {
    const siteDir = join(import.meta.dirname, '../build');
    expectThat(existsSync(join(siteDir, 'index.html')), 'There is no built site: run "npm run build" first.');
    const server = await startServer(
      {DATA_DIR: scene.temporaryDir(), SMTP_URL: 'smtp://127.0.0.1:9'},
      {pages: true},
    );
    scene.after(() => server.kill());
    // As it is delivered, save TLS, which the server has not either.
    const nginx = await startNginx({upstreamPort: server.port, siteDir, changes: [[/ ssl http2/g, '']]});
    scene.after(() => nginx.remove());
    const plainUrl = nginx.https.replace('https:', 'http:');

    const seconds = scene.short ? 1 : 5;
    const figures: Figures = {};
    const slow: string[] = [];
    for (const coding of ['br', 'gzip', 'identity']) {
      const headers = {host: 'www.example.com', 'accept-encoding': coding};
      const [own, other] = await Promise.all(
        [server.url, plainUrl].map((url) => send(url + page, {headers})),
      );
      expectThat(
        own?.status === 200 && own.body.length > 0 && own.body === other?.body,
        `Server and nginx answer ${page} in ${coding} differently.`,
      );
      const ask = () => `GET ${page} HTTP/1.1\r\nHost: www.example.com\r\nAccept-Encoding: ${coding}\r\n\r\n`;
      const plain = {url: plainUrl, pid: nginx.workerPid()};
      const rounds = [];
      for (let round = 0; round < 3; round++) {
        const theirs = await throughput(plain, ask, seconds);
        const ours = await throughput(server, ask, seconds);
        rounds.push({theirs, ours, ratio: ours.rate / theirs.rate});
      }
      const {ours, theirs, ratio} = middleOf(rounds);
      figures[`${coding}: answers a second, of nginx, ratio; CPU of an answer, µs`] = [
        ours.rate.toFixed(0),
        theirs.rate.toFixed(0),
        ratio.toFixed(2),
        `${ours.cpuMicros.toFixed(0)} and ${theirs.cpuMicros.toFixed(0)}`,
      ].join(', ');
      if (ratio < leastRatio) {
        slow.push(`${coding} ${ratio.toFixed(2)}`);
      }
    }
    figures['memory after, MB'] = Math.round(server.memoryMb());
    scene.say(JSON.stringify(figures));
    // On a machine that does other things as well, rates and memory say little; the load drill does the same.
    if (!scene.short) {
      expectThat(slow.length === 0, `Of nginx's rate: ${slow.join(', ')}; at least ${leastRatio}.`);
      expectThat(server.memoryMb() < memoryMb, `The server held ${server.memoryMb().toFixed(0)} MB.`);
    }
    return figures;
  },
};
