import {copyFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {type Drill, expectThat, pause} from './lib/drill';
import * as portal from './lib/portal';
import {startSmtpServer} from './lib/smtp';

export const copy: Drill = {
  name: 'copy',
  about: 'the move of 20,000 messages from SQLite to PostgreSQL, first beside the running server',
  needs: [portal.postgresql],
  async run(scene) {
    const total = scene.short ? 4_000 : 20_000;
    const smtp = await startSmtpServer(scene);
    const [from, to] = [portal.embedded(scene), await portal.postgres(scene)];
    const start = ({env}: portal.Engine) => portal.startServer(scene, {...env, SMTP_URL: smtp.url});
    const copyAll = () => portal.leads(from, `copy --to ${to.env.DATABASE_URL}`);
    await (await start(from)).stop();
    await from.query(portal.messagesSql(total, 40, String(Date.now() - 60_000)) + portal.outboxSql("'sent'"));
    // Messages that wait in the first copy are delivered before the second.
    await smtp.shut();
    const server = await start(from);
    const visitors = portal.startVisitors([server], 20);
    await pause(500);
    await copyAll();
    const {refused, longest} = await visitors.leave();
    expectThat(refused === 0, `${refused} visitors were refused during the copy.`);
    await smtp.open();
    const ids = [...visitors.ids, ...(await portal.post(server.url, 10))];
    await portal.proveNothingLost(ids, from, smtp);
    await smtp.shut();
    ids.push(...(await portal.post(server.url, 10)));
    await server.stop();
    const {seconds} = await copyAll();
    await smtp.open();
    const moved = await start(to);
    ids.push(...(await portal.post(moved.url, 10)));
    const proof = await portal.proveNothingLost(ids, to, smtp, {once: true});
    const count = await portal.numberOf(to, 'SELECT count(*) FROM messages');
    expectThat(count === total + ids.length, `${count} of ${total + ids.length} messages are there.`);
    expectThat(smtp.mails.length === ids.length, `${smtp.mails.length} mails of ${ids.length} messages.`);
    await moved.stop();
    const said = `${count}, ${seconds.toFixed(1)}, ${longest.toFixed(0)}`;
    return {'messages, s of the second copy, longest visit beside the first in ms': said, ...proof};
  },
};

export const erased: Drill = {
  name: 'erased',
  about: 'a person who was erased, and a backup from before that is restored',
  async run(scene) {
    const smtp = await startSmtpServer(scene);
    const engine = portal.embedded(scene);
    const env = {...engine.env, SMTP_URL: smtp.url};
    const email = 'erased@example.com';
    await smtp.shut();
    const server = await portal.startServer(scene, env);
    const kept = await portal.post(server.url, 1);
    await portal.postMessage(server.url, portal.newMessage({email}));
    const backup = join(scene.temporaryDir(), 'backup.db');
    await portal.leads(engine, `backup --output ${backup}`);
    await portal.leads(engine, `erase --email ${email} --yes`);
    await server.stop();
    ['-wal', '-shm'].forEach((end) => rmSync(engine.file + end, {force: true}));
    copyFileSync(backup, engine.file);
    await smtp.open();
    const restored = await portal.startServer(scene, env);
    const proof = await portal.proveNothingLost(kept, engine, smtp);
    const mailed = smtp.mails.filter(({text}) => text.includes(email)).length;
    const isListed = (await portal.leads(engine, 'list')).said.includes(email);
    expectThat(mailed === 0 && !isListed, `Mails of the erased person: ${mailed}. Listed: ${isListed}.`);
    await restored.stop();
    return {...proof, 'mails of the erased person': mailed};
  },
};
