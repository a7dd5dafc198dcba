import {execFileSync, spawn} from 'node:child_process';
import {statSync} from 'node:fs';
import {join} from 'node:path';
import {type Drill, expectThat, type Figures, pause} from './lib/drill';
import * as portal from './lib/portal';

const dayMs = 24 * 60 * 60_000;
/** Limits while a command runs: p99 of visitors, the longest visit beside busy loops, and the memory of the command. */
const limits = {p99Ms: 100, longestMs: 1_000, memoryMb: 300};

export const operators: Drill = {
  name: 'operators',
  about: 'commands on very many messages while visitors write, also on a busy machine',
  async run(scene) {
    const total = scene.short ? 20_000 : 400_000;
    const engine = portal.embedded(scene);
    // The first start creates the store.
    await (await portal.startServer(scene, engine.env)).stop();
    const receivedAt = `${Date.now() - 540 * dayMs} + n.i * ${Math.floor((540 * dayMs) / total)}`;
    await engine.query(portal.messagesSql(total, 160, receivedAt));
    await engine.query(portal.outboxSql("CASE WHEN rowid % 50 = 0 THEN 'failed' ELSE 'sent' END"));
    execFileSync('sync');
    const server = await portal.startServer(scene, {...engine.env, SMTP_URL: portal.nobody});
    const folder = scene.temporaryDir();
    const [csv, copy] = [join(folder, 'leads.csv'), join(folder, 'copy.db')];
    const figures: Figures = {'messages at first': total};

    async function beside(perSecond: number, command: string) {
      const visitors = portal.startVisitors([server], perSecond, false);
      await pause(2_000);
      const {seconds = 0, peakMb = 0} = command ? await portal.leads(engine, command) : {};
      const {refused, p99, longest} = await visitors.leave();
      const name = command.split(' ')[0] || 'no command';
      const said = [seconds, peakMb, p99, longest].map((n) => n.toFixed(1)).join(', ');
      scene.say(`${name}: ${said}`);
      figures[`${name}: s, MB, visitors' p99 and longest ms`] = said;
      expectThat(refused === 0, `${refused} visitors were refused during ${name}.`);
      expectThat(peakMb < limits.memoryMb, `${name} took ${peakMb.toFixed(0)} MB.`);
      return {p99, longest};
    }

    const reading = ['', 'list --state failed', `export --output ${csv}`, 'check'];
    for (const command of [...reading, `backup --output ${copy}`, 'purge --older-than 365 --yes']) {
      const {p99} = await beside(100, command);
      expectThat(p99 < limits.p99Ms * scene.slack, `p99 was ${p99.toFixed(0)} ms during ${command}.`);
    }
    expectThat(statSync(csv).size > total * 800, 'The export is too small to be whole.');
    const old = `SELECT count(*) FROM messages WHERE received_at < ${Date.now() - 366 * dayMs}`;
    const left = (await portal.numberOf(engine, old)) / (total * (174 / 540) * 0.02);
    expectThat(left > 0.9 && left < 1.1, `Of the undelivered old messages ${left} are left.`);

    // All deliveries fail, are scheduled again, and are cancelled.
    await engine.query(portal.messagesSql(total, 2, String(Date.now()), total + 1));
    await engine.query(portal.outboxSql("'failed'"));
    for (let i = 0; i < 2; i++) {
      const busy = spawn(process.execPath, ['-e', 'for(;;);'], {stdio: 'ignore'});
      scene.after(() => busy.kill('SIGKILL'));
    }
    for (const command of ['retry --all', 'cancel --channel mail --yes']) {
      const {longest} = await beside(10, command);
      expectThat(longest < limits.longestMs, `A visitor waited ${longest.toFixed(0)} ms during ${command}.`);
    }
    const open = (await portal.countOf(engine, 'failed')) + (await portal.countOf(engine, 'pending'));
    expectThat(open < 100, `${open} deliveries are still failed or pending.`);
    return figures;
  },
};
