import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {newMessage, percentile, postMessage, until} from './lib/client';
import {type Drill, expectThat, type Scene} from './lib/drill';
import {type RunningServer, startServer} from './lib/server';
import {startSmtpServer} from './lib/smtpServer';
import {embedded, lookInto, stateCounts} from './lib/stores';
import {middleOf, throughput} from './lib/throughput';

const perSecond = 500;

/** Sends at a fixed rate, whatever comes back, and measures from when each message was due: waiting counts. */
async function holdRate(url: string, seconds: number): Promise<{ms: number[]; failed: number}> {
  const total = perSecond * seconds;
  const ms: number[] = [];
  let failed = 0;
  const start = performance.now();
  const answers: Promise<void>[] = [];
  for (let i = 0; i < total;) {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * perSecond) + 1);
    for (; i < due; i++) {
      const dueAt = start + (i / perSecond) * 1000;
      answers.push(
        postMessage(url).then(({status}) => {
          ms.push(performance.now() - dueAt);
          failed += Number(status !== 202);
        }),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(answers);
  return {ms, failed};
}

const ask = (path: string) => () => {
  const body = JSON.stringify(newMessage());
  return `POST ${path} HTTP/1.1\r\nhost: drill\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
};

/** A bare Fastify route that reads the same JSON and answers at once. */
async function startBare(scene: Scene): Promise<Pick<RunningServer, 'url' | 'pid'>> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bareServer.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  scene.after(() => child.kill());
  const url = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim())),
  );
  return {url, pid: child.pid ?? 0};
}

/** The durable route against the bare one, each alone on the machine, three times in turn. */
async function compareWithBare(scene: Scene, seconds: number) {
  const bare = await startBare(scene);
  // Nobody takes the mail, so that only the way to the store is measured.
  const durable = await startServer({...embedded(scene).env, SMTP_URL: 'smtp://127.0.0.1:9'});
  scene.after(() => durable.kill());
  const rounds = [];
  for (let round = 0; round < 3; round++) {
    const bareOne = await throughput(bare, ask('/'), seconds);
    const durableOne = await throughput(durable, ask('/api/contact'), seconds);
    rounds.push({bare: bareOne, durable: durableOne, ratio: durableOne.rate / bareOne.rate});
  }
  return middleOf(rounds);
}

export const load: Drill = {
  name: 'load',
  about: `${perSecond} contact messages a second, stored and mailed`,
  async run(scene) {
    const seconds = scene.short ? 4 : 60;
    const smtp = await startSmtpServer(false);
    scene.after(() => smtp.close());
    const engine = embedded(scene);
    const env = {...engine.env, SMTP_URL: smtp.url, LOG_LEVEL: 'info'};
    // The first start makes the store, as on a new machine.
    const server = await startServer(env);
    scene.after(() => server.kill());
    const {ms, failed} = await holdRate(server.url, seconds);
    expectThat(failed === 0, `${failed} of ${ms.length} messages were not accepted.`);
    const p99 = percentile(ms, 0.99);
    const start = performance.now();
    const db = await engine.open();
    await until('all mail is sent', async () => !(await stateCounts(db)).pending, 60_000);
    await db.close();
    const backlogMs = performance.now() - start;
    const memory = server.memoryMb();
    const stored = await lookInto(engine, (open) => open.query('SELECT id FROM messages'));
    expectThat(stored.length === ms.length, `${stored.length} of ${ms.length} messages are stored.`);
    expectThat(smtp.mails.length === ms.length, `${smtp.mails.length} mails for ${ms.length} messages.`);
    await server.stop();
    const {ratio, bare, durable} = await compareWithBare(scene, scene.short ? 1 : 5);
    const figures = {
      messages: ms.length,
      errors: failed,
      'p50, ms': Number(percentile(ms, 0.5).toFixed(1)),
      'p99, ms': Number(p99.toFixed(1)),
      'mail sent after the last answer, ms': Math.round(backlogMs),
      'start, ms': Math.round(server.startMs),
      'memory after, MB': Math.round(memory),
      'durable to bare route, answers a second': Number(ratio.toFixed(2)),
      'answers a second, durable and bare': `${Math.round(durable.rate)} and ${Math.round(bare.rate)}`,
      'CPU time of an answer, µs, durable and bare': `${Math.round(durable.cpuMicros)} and ${Math.round(bare.cpuMicros)}`,
    };
    // On a machine that does other things as well, times say little; the short form holds what does not depend on them.
    if (!scene.short) {
      scene.say(JSON.stringify(figures));
      expectThat(p99 < 100, `p99 was ${p99.toFixed(0)} ms.`);
      expectThat(memory < 150, `The server held ${memory.toFixed(0)} MB.`);
      expectThat(server.startMs < 1000, `The server took ${server.startMs.toFixed(0)} ms to start.`);
      expectThat(ratio >= 0.2, `The durable route does ${ratio.toFixed(2)} of the bare route.`);
    }
    return figures;
  },
};
