import {existsSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Drill, expectThat, type Figures, pause, type Scene, until} from './lib/drill';
import * as portal from './lib/portal';
import {silence, startSmtpServer} from './lib/smtp';

const hour = 60 * 60;
/** Clock offsets while messages wait, in seconds ahead of the right time: -1 is a leap second. */
const positions = [-hour, 0, hour, 0, -1, -600, -780];

/** Returns the path of libfaketime for programs with threads. */
function library(): string | undefined {
  const roots = ['/usr/lib', '/usr/local/lib', '/opt/homebrew/lib'].filter(existsSync);
  const folders = roots.flatMap((root) => [root, ...readdirSync(root).map((name) => join(root, name))]);
  return folders.map((dir) => join(dir, 'faketime/libfaketimeMT.so.1')).find(existsSync);
}

/** Creates a clock for a process. `set` changes the time of day, in seconds, but not the monotonic clock. */
function createClock(scene: Scene, ahead = 0) {
  const file = join(scene.temporaryDir(), 'offset');
  const set = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}s`);
  set(ahead);
  const monotonic = {FAKETIME_DONT_FAKE_MONOTONIC: '1', DONT_FAKE_MONOTONIC: '1', FAKETIME_NO_CACHE: '1'};
  return {env: {LD_PRELOAD: library() ?? '', FAKETIME_TIMESTAMP_FILE: file, ...monotonic}, set};
}

/** Changes a server's clock while its mail server is away, while it is stopped, and between two starts. */
async function drillSteps(scene: Scene, engine: portal.Engine): Promise<Figures> {
  const smtp = await startSmtpServer(scene);
  const clock = createClock(scene);
  const env = {...engine.env, ...clock.env, SMTP_URL: smtp.url};
  let server = await portal.startServer(scene, env);
  const ids: string[] = [];
  const post = async () => void ids.push(...(await portal.post(server.url, 3)));
  // The server retries after ten seconds at most, since the mail server is away only briefly.
  async function waitForMail(what: string, withinMs = 30_000): Promise<void> {
    const isMailed = (id: string) => smtp.mails.some((mail) => mail.id === id);
    await until(`all is mailed after ${what}`, () => ids.every(isMailed), withinMs);
  }
  /** Delays a delivery, runs `work` meanwhile, and lets the mail server answer again. */
  async function inDelivery(work: () => Promise<unknown> | void): Promise<void> {
    smtp.become(() => silence);
    await post();
    await pause(500);
    await work();
    smtp.become();
  }

  for (const seconds of scene.short ? positions.slice(0, 3) : positions) {
    await smtp.shut();
    await post();
    await pause(500);
    clock.set(seconds);
    await post();
    // An id begins with the time at which the server received its message.
    const time = parseInt(ids.at(-1)!.replace('-', '').slice(0, 12), 16);
    const isSet = Math.abs(time - Date.now() - seconds * 1000) < 5_000;
    expectThat(isSet, `The clock of the server is not ${seconds} s ahead: the drill sees nothing.`);
    await smtp.open();
    await waitForMail(`the clock was set ${seconds} s ahead`);
  }
  // Asleep for an hour: the time of day continues, the process does not.
  clock.set(0);
  await inDelivery(async () => {
    process.kill(server.pid, 'SIGSTOP');
    await pause(1_000);
    clock.set(hour);
    process.kill(server.pid, 'SIGCONT');
  });
  await post();
  await waitForMail('an hour asleep');
  // Killed with a clock that was ahead, and started with the right one.
  await inDelivery(server.kill);
  clock.set(0);
  server = await portal.startServer(scene, env);
  // PostgreSQL's clock was right, so the dead server's lease of one minute must expire.
  await waitForMail('a start with the right time', 90_000);
  const proof = await portal.proveNothingLost(ids, engine, smtp);
  await server.stop();
  return proof;
}

/** Two servers, two hours apart, on one PostgreSQL, whose clock counts. */
async function drillApart(scene: Scene): Promise<Figures> {
  const engine = await portal.postgres(scene);
  const smtp = await startSmtpServer(scene);
  const start = (clock: ReturnType<typeof createClock>) =>
    portal.startServer(scene, {...engine.env, ...clock.env, SMTP_URL: smtp.url});
  const servers = [await start(createClock(scene, hour)), await start(createClock(scene, -hour))];
  const ids: string[] = [];
  for (let i = 0; i < (scene.short ? 100 : 2_000); i++) {
    ids.push(...(await portal.post(servers[i % 2]!.url, 1)));
  }
  await portal.proveNothingLost(ids, engine, smtp, {once: true});
  return {'two hours apart: messages, each mailed once': ids.length};
}

export const clock: Drill = {
  name: 'clock',
  about: 'a clock that is put back and forward by an hour, leaps or sleeps, and servers with different ones',
  needs: [{program: 'faketime', present: () => library() !== undefined}, portal.postgresql],
  async run(scene) {
    const steps = await drillSteps(scene, portal.embedded(scene));
    const more = scene.short ? {} : await drillSteps(scene, await portal.postgres(scene));
    return {...steps, ...more, ...(await drillApart(scene))};
  },
};
