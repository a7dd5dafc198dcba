import {readFileSync, writeFileSync} from 'node:fs';
import {connect, type Socket} from 'node:net';
import {join} from 'node:path';
import {type Drill, expectThat, pause, type Scene} from './lib/drill';
import * as portal from './lib/portal';

/** Maximum times in milliseconds. */
const limits = {cut: 15_000, end: 10_000, p99: 100};

const head = 'POST /api/contact HTTP/1.1\r\nHost: drill\r\n';
/** First bytes of a slow client, and the text it then repeats byte by byte. */
const senders: readonly (readonly [string, string])[] = [
  ['', ''],
  [`${head}X-Slow: `, 'x'],
  [`${head}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n`, ' '],
];

/** Opens a slow connection. Returns the milliseconds until the server closes it. */
function sendSlowly(scene: Scene, port: number, [opening, drip]: readonly [string, string]): Promise<number> {
  const start = performance.now();
  const socket = connect(port, '127.0.0.1', () => socket.write(opening));
  scene.after(() => socket.destroy());
  // Without reading, the end of the connection is never seen.
  socket.on('error', () => {}).resume();
  const timer = setInterval(() => socket.writable && socket.write(drip), 1_000);
  socket.on('close', () => clearInterval(timer));
  return new Promise((resolve) => socket.on('close', () => resolve(performance.now() - start)));
}

/** Opens a connection that reads a large file at 1.5 kB per second. Resolves with the first bytes. */
function readSlowly(scene: Scene, port: number): Promise<Socket> {
  const ask = 'GET /film.bin HTTP/1.1\r\nHost: drill\r\n\r\n';
  const socket = connect(port, '127.0.0.1', () => socket.write(ask));
  socket.on('error', () => {});
  const timer = setInterval(() => socket.read(Math.min(150, socket.readableLength)), 100);
  scene.after(() => (clearInterval(timer), socket.destroy()));
  return new Promise((resolve) => socket.once('readable', () => resolve(socket)));
}

/** Returns the number of open connections (state 01) of a port with unread bytes, from the system's table. */
function countUnread(port: number): number {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const unread = new RegExp(`^ *\\d+: \\w+${local} \\w+:\\w+ 01 (?!0{8}:)`, 'gm');
  return [...readFileSync('/proc/net/tcp', 'utf8').matchAll(unread)].length;
}

export const slowClients: Drill = {
  name: 'slow-clients',
  about: '300 connections that send slowly or nothing, 300 that read slowly, others beside them, and SIGTERM',
  async run(scene) {
    const site = scene.temporaryDir();
    writeFileSync(join(site, 'index.html'), 'home');
    // More than the system buffers for a reader.
    writeFileSync(join(site, 'film.bin'), Buffer.alloc(40 * 1024 * 1024));
    const engine = portal.embedded(scene);
    const server = await portal.startServer(scene, {...engine.env, SMTP_URL: portal.nobody}, {site});
    const visitors = portal.startVisitors([server], 40, false);

    const clients = senders.flatMap((kind) => Array.from({length: 100}, () => kind));
    const cuts = Promise.all(clients.map((kind) => sendSlowly(scene, server.port, kind)));
    const cutMs = limits.cut * (scene.short ? 2 : 1);
    const slowest = Math.max(...(await Promise.race([cuts, pause(cutMs).then(() => [Infinity])])));
    expectThat(slowest <= cutMs, `Some slow connection was open after ${cutMs / 1000} s.`);

    const count = scene.short ? 60 : 300;
    await Promise.all(Array.from({length: count}, () => readSlowly(scene, server.port)));
    // The server fills the system's buffers, and closes connections without progress for ten seconds.
    await pause(scene.short ? 1_500 : 8_000);
    const reading = countUnread(server.port);
    expectThat(reading >= count, `Only ${reading} of ${count} readers were still reading.`);
    const memory = Math.round(server.memoryMb());
    const {refused, p99} = await visitors.leave();
    expectThat(refused === 0, `${refused} other visitors were refused.`);
    expectThat(p99 < limits.p99 * scene.slack, `p99 of other visitors was ${p99.toFixed(0)} ms.`);
    const asked = performance.now();
    await server.stop();
    const endMs = performance.now() - asked;
    expectThat(endMs < limits.end, `The server ended ${endMs.toFixed(0)} ms after SIGTERM.`);
    const times = [slowest, endMs, p99].map((ms) => ms.toFixed(0)).join(', ');
    return {
      'last of 300 senders cut, end after SIGTERM, p99 of others, ms': times,
      [`memory with ${count} slow readers, MB`]: memory,
      ...(await portal.proveNothingLost(visitors.ids, engine)),
    };
  },
};
