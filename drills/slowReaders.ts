import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {connect, type Socket} from 'node:net';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {idOf, percentile, postMessage} from './lib/client';
import {type Drill, expectThat, type Scene} from './lib/drill';
import {buildServerInto, startServer} from './lib/server';
import {embedded, storedIds} from './lib/stores';

/** From SIGTERM until the process is gone, in milliseconds. */
const longestMs = 10_000;
/** What a reader takes, and how often. */
const bytes = 150;
const everyMs = 100;

/** A release whose site has a file that is longer than what the system keeps for a reader. */
async function buildRelease(scene: Scene): Promise<string> {
  const release = scene.temporaryDir();
  mkdirSync(join(release, 'build'));
  writeFileSync(join(release, 'build/index.html'), 'home');
  writeFileSync(join(release, 'build/film.bin'), Buffer.alloc(40 * 1024 * 1024));
  return buildServerInto(join(release, 'api/dist'));
}

/** Asks for the file and reads it slowly, on and on. Resolves once the first bytes are there. */
function openReader(port: number): Promise<{readonly socket: Socket; readonly taken: () => number}> {
  return new Promise((resolve, reject) => {
    let taken = 0;
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /film.bin HTTP/1.1\r\nHost: drill\r\n\r\n'),
    );
    socket.on('error', reject);
    socket.once('readable', () => {
      const timer = setInterval(() => {
        taken += (socket.read(Math.min(bytes, socket.readableLength)) as Buffer | null)?.length ?? 0;
      }, everyMs);
      socket.on('close', () => clearInterval(timer));
      resolve({socket, taken: () => taken});
    });
  });
}

/** How many connections the system holds open at a port of this machine, by its table of connections, where 01 is the state of open ones. */
function established(port: number): number {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, address, , state]) => address?.endsWith(local) && state === '01').length;
}

export const slowReaders: Drill = {
  name: 'slow-readers',
  about: '300 readers that take 1.5 kB a second of a long file while others write, and SIGTERM',
  async run(scene) {
    const count = scene.short ? 60 : 300;
    const program = await buildRelease(scene);
    const engine = embedded(scene);
    const server = await startServer({...engine.env, SMTP_URL: 'smtp://127.0.0.1:9'}, {program, pages: true});
    scene.after(() => server.kill());
    const readers = await Promise.all(Array.from({length: count}, () => openReader(server.port)));
    scene.after(() => readers.forEach(({socket}) => socket.destroy()));

    // Until the server has filled what the system keeps for each of them.
    await sleep(scene.short ? 1_000 : 5_000);
    const times: number[] = [];
    const ids: string[] = [];
    // The server cuts whoever takes nothing for ten seconds; they have to be there still when it is told to stop.
    for (const end = performance.now() + (scene.short ? 2_000 : 6_000); performance.now() < end;) {
      const answer = await postMessage(server.url);
      expectThat(answer.status === 202, `A visitor was answered ${answer.status}.`);
      ids.push(idOf(answer));
      times.push(answer.ms);
      await sleep(20);
    }
    const memory = server.memoryMb();
    // What the readers see says nothing: long after the server cut them, they read what the system keeps for them.
    const reading = Math.min(established(server.port), readers.filter(({taken}) => taken() > 0).length);
    expectThat(reading >= count, `Only ${reading} of ${count} readers were still reading.`);

    const asked = performance.now();
    const code = await Promise.race([
      server.stop(),
      new Promise<string>((resolve) => setTimeout(resolve, longestMs, 'still there').unref()),
    ]);
    const endedMs = performance.now() - asked;
    expectThat(
      code === 0,
      `${longestMs / 1000} s after SIGTERM the server is ${String(code)}.\n${server.log()}`,
    );
    const stored = await storedIds(engine);
    const lost = ids.filter((id) => !stored.has(id));
    expectThat(lost.length === 0, `${lost.length} acknowledged messages are not stored.`);
    const p99 = percentile(times, 0.99);
    // A machine that does other things as well is slower; what hangs is seen there too.
    expectThat(p99 < (scene.short ? 1_000 : 100), `p99 of a message was ${p99.toFixed(0)} ms.`);
    return {
      'readers, all reading when it was told to stop': reading,
      'messages of others meanwhile': ids.length,
      'their p99, ms': Math.round(p99),
      'memory, MB': Math.round(memory),
      'ended after SIGTERM, s': Number((endedMs / 1000).toFixed(1)),
      lost: lost.length,
    };
  },
};
