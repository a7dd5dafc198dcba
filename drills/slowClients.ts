import {setMaxListeners} from 'node:events';
import {connect} from 'node:net';
import {percentile, postMessage} from './lib/client';
import {type Drill, expectThat} from './lib/drill';
import {startServer} from './lib/server';

const perKind = 100;
const longestMs = 15_000;

/** What a client sends at first, and then byte by byte for ever. */
const kinds = {
  silent: ['', ''],
  headers: ['POST /api/contact HTTP/1.1\r\nHost: drill\r\nX-Slow: ', 'x'],
  body: [
    'POST /api/contact HTTP/1.1\r\nHost: drill\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n',
    ' ',
  ],
} as const;

/** Opens a slow connection. Resolves when the server has cut it, with the time that took. */
function hold(
  port: number,
  [opening, drip]: readonly [string, string],
  signal: AbortSignal,
): Promise<number> {
  const start = performance.now();
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.on('connect', () => socket.write(opening));
    // Read, or the end of the connection is never seen.
    socket.resume();
    const timer = drip === '' ? undefined : setInterval(() => socket.writable && socket.write(drip), 1_000);
    signal.addEventListener('abort', () => socket.destroy());
    socket.on('close', () => {
      clearInterval(timer);
      resolve(signal.aborted ? Infinity : performance.now() - start);
    });
  });
}

export const slowClients: Drill = {
  name: 'slow-clients',
  about: `${perKind * Object.keys(kinds).length} connections that send slowly or nothing, while others are served`,
  async run(scene) {
    const server = await startServer({DATA_DIR: scene.temporaryDir()});
    scene.after(() => server.kill());
    const giveUp = new AbortController();
    setMaxListeners(0, giveUp.signal);
    const timer = setTimeout(() => giveUp.abort(), longestMs + 10_000);
    scene.after(() => clearTimeout(timer));

    const cuts = Object.entries(kinds).map(async ([name, kind]) => {
      const times = await Promise.all(
        Array.from({length: perKind}, () => hold(server.port, kind, giveUp.signal)),
      );
      return [name, Math.max(...times)] as const;
    });
    let done = false;
    const allCut = Promise.all(cuts).finally(() => (done = true));
    const times: number[] = [];
    while (!done) {
      const answer = await postMessage(server.url);
      expectThat(answer.status === 202, `A visitor was answered ${answer.status}.`);
      times.push(answer.ms);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const slowest = await allCut;
    for (const [name, ms] of slowest) {
      expectThat(ms <= longestMs, `Connections of the kind "${name}" were open for ${ms} ms.`);
    }
    const p99 = percentile(times, 0.99);
    // A machine that does other things as well is slower; what hangs is seen there too.
    expectThat(p99 < (scene.short ? 1_000 : 100), `p99 of a normal message was ${p99.toFixed(0)} ms.`);
    return {
      ...Object.fromEntries(
        slowest.map(([name, ms]) => [`last "${name}" cut after, s`, Number((ms / 1000).toFixed(1))]),
      ),
      'normal messages meanwhile': times.length,
      'their p99, ms': Math.round(p99),
    };
  },
};
