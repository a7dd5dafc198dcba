import {execFileSync, spawn} from 'node:child_process';
import {readFileSync, rmSync, statSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {percentile, postMessage} from './lib/client';
import {type Drill, expectThat, type Figures} from './lib/drill';
import {buildServer, startServer} from './lib/server';
import {embedded, lookInto} from './lib/stores';

const perSecond = 100;
const dayMs = 24 * 60 * 60_000;
/** What a visitor may wait while an operator is at work, and what the command may take of memory. */
const limits = {p99Ms: 100, memoryMb: 300};

/** Posts at a fixed rate until told to stop. Gives the time of each answer from when it was due, and what failed. */
function startVisitors(url: string) {
  const times: number[] = [];
  let failed = 0;
  const start = performance.now();
  const answers: Promise<void>[] = [];
  const timer = setInterval(() => {
    for (const due = ((performance.now() - start) / 1000) * perSecond; answers.length < due;) {
      const dueAt = start + (answers.length / perSecond) * 1000;
      answers.push(
        postMessage(url).then(({status}) => {
          times.push(performance.now() - dueAt);
          failed += Number(status !== 202);
        }),
      );
    }
  }, 5);
  return {
    async leave() {
      clearInterval(timer);
      await Promise.all(answers);
      return {times, failed};
    },
  };
}

export const operators: Drill = {
  name: 'operators',
  about: 'list, export, check, backup and purge of very many messages while visitors write',
  async run(scene) {
    const total = scene.short ? 20_000 : 400_000;
    const dir = scene.temporaryDir();
    const engine = embedded(scene, dir);
    await lookInto(engine, async (db) => {
      // A year and a half of messages, most of them sent.
      await db.query(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${total})
         INSERT INTO messages (id, received_at, locale, name, email, company, message, idempotency_key)
         SELECT printf('%08x-0000-7000-8000-000000000000', i), $1 + i * ($2 / ${total}), 'en', 'Ada Lovelace',
           'ada' || i || '@example.com', 'Analytical Engines', replace(printf('%.800c', '.'), '.', 'text '), 'key ' || i
         FROM n`,
        [Date.now() - 540 * dayMs, 540 * dayMs],
      );
      await db.query(
        `INSERT INTO outbox (message_id, channel, state, queued_at, next_at)
         SELECT id, 'mail', CASE WHEN rowid % 50 = 0 THEN 'failed' ELSE 'sent' END, received_at, received_at FROM messages`,
      );
    });
    const server = await startServer({...engine.env, SMTP_URL: 'smtp://127.0.0.1:9'});
    scene.after(() => server.kill());
    const program = join(dirname(await buildServer()), 'leads.js');

    /** Runs the command once, as an operator does. Gives its time and the most memory that it took. */
    async function command(...args: string[]) {
      const start = performance.now();
      const child = spawn(process.execPath, [program, ...args], {
        env: {PATH: process.env.PATH, ...engine.env},
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
      let peakMb = 0;
      const watch = setInterval(() => {
        try {
          const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
          peakMb = Math.max(peakMb, Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024);
        } catch {
          // It has just ended.
        }
      }, 20);
      const code = await new Promise((resolve) => child.on('exit', resolve));
      clearInterval(watch);
      const [name = ''] = args;
      expectThat(code === 0, `leads ${name} ended with ${String(code)}:\n${said}`);
      expectThat(peakMb > 0, `The drill saw nothing of leads ${name}.`);
      expectThat(peakMb < limits.memoryMb, `leads ${name} took ${peakMb.toFixed(0)} MB.`);
      return {seconds: (performance.now() - start) / 1000, peakMb};
    }

    /** Visitors write while `work` goes on, again and again until there are enough of them to say what the slowest waits. */
    async function beside(name: string, work: () => ReturnType<typeof command>): Promise<Figures> {
      const visitors = startVisitors(server.url);
      const end = performance.now() + (scene.short ? 1_000 : 15_000);
      const done = [];
      do {
        done.push(await work());
      } while (performance.now() < end);
      const {times, failed} = await visitors.leave();
      const seconds = Math.max(...done.map((one) => one.seconds));
      const peakMb = Math.max(...done.map((one) => one.peakMb));
      expectThat(failed === 0, `${failed} visitors were refused during ${name}.`);
      expectThat(times.length > 0, `The drill saw no visitors during ${name}.`);
      const p99 = percentile(times, 0.99);
      scene.say(`${name}: p99 ${p99.toFixed(0)} ms`);
      // A machine that does other things as well is slower; what hangs is seen there too.
      expectThat(p99 < limits.p99Ms * (scene.short ? 10 : 1), `p99 was ${p99.toFixed(0)} ms during ${name}.`);
      return {
        [`${name}: s, MB, visitors' p99 and longest ms`]: [
          seconds.toFixed(1),
          peakMb.toFixed(0),
          p99.toFixed(0),
          Math.max(...times).toFixed(0),
        ].join(', '),
      };
    }

    const copy = join(scene.temporaryDir(), 'copy.db');
    const csv = join(scene.temporaryDir(), 'leads.csv');
    // The filling is no visitor's wait, nor is the first call of each function.
    execFileSync('sync');
    const early = startVisitors(server.url);
    await sleep(scene.short ? 500 : 5_000);
    await early.leave();
    const figures = {
      // What the machine and its other work cost visitors by themselves.
      ...(await beside('no command', async () => {
        await sleep(1_000);
        return {seconds: 1, peakMb: 0};
      })),
      ...(await beside('list', () => command('list', '--state', 'failed'))),
      ...(await beside('export', () => command('export', '--output', csv))),
      ...(await beside('check', () => command('check'))),
      ...(await beside('backup', () => {
        rmSync(copy, {force: true});
        return command('backup', '--output', copy);
      })),
      ...(await beside('purge', () => command('purge', '--older-than', '365', '--yes'))),
    };
    expectThat(statSync(csv).size > total * 800, 'The export is too small to be whole.');
    const [left] = await lookInto(engine, (db) =>
      db.query<{count: number}>('SELECT count(*) AS count FROM messages WHERE received_at < $1', [
        Date.now() - 366 * dayMs,
      ]),
    );
    const undelivered = total * (174 / 540) * 0.02;
    expectThat(
      Math.abs((left?.count ?? 0) - undelivered) < undelivered / 10,
      `${left?.count} old messages are left, about ${undelivered.toFixed(0)} of them undelivered.`,
    );
    return {'messages at first': total, 'visitors a second': perSecond, ...figures};
  },
};
