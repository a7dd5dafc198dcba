import {chmodSync, copyFileSync, existsSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {PassThrough, Writable} from 'node:stream';
import {DatabaseSync} from '@photostructure/sqlite';
import {runCommand} from '../../src/leads/command';
import {lastBackupAt} from '../../src/leads/lastBackup';
import {usage} from '../../src/leads/leads';
import {start} from '../../src/start';
import {addressSubject} from '../../src/store/addresses';
import {migrations} from '../../src/store/migrations';
import {openPostgresDatabase} from '../../src/store/postgresDatabase';
import type {Job} from '../../src/store/store';
import {describeWith} from '../engines/absent';
import {hasPostgres, type PostgresServer, startPostgres} from '../engines/postgres';
import {afterTest, rows, setUp, shared, temporaryDir, validMessage, writeFiles} from '../setUp';

const dayMs = 24 * 60 * 60_000;
const elsewhere = 'Copies that were mailed, sent to a webhook, exported or backed up remain.\n';

/** Runs a command. `said` is its additional output, without the line that names the store. */
async function run(env: Record<string, string>, ...args: string[]) {
  const stdout = new PassThrough();
  let written = '';
  stdout.on('data', (chunk) => (written += String(chunk)));
  const said: string[] = [];
  const code = await runCommand(args, {env, stdout, say: (text) => void said.push(text)});
  return {written, said: said.filter((text) => !text.startsWith('Store: ')), code};
}

/** Stores three messages: delivered, refused for good, and not yet tried. */
async function setUpLeads() {
  const begun = Date.now() - 2.5 * dayMs;
  let now = begun;
  const api = await setUp({now: () => now});
  const ids: string[] = [];
  for (const changes of [
    {},
    {email: 'Eve@Example.com', company: '=cmd|calc', subject: 'A plan', attachment: 'Clients: 25'},
    {message: 'The third message', website: 'x'},
  ]) {
    ids.push((await api.post({...validMessage, ...changes})).json().id);
    now += dayMs;
  }
  const lease = {owner: 'x', until: now};
  const [first, second] = (await api.store.claim('mail', begun + dayMs, 2, lease)) as [Job, Job];
  await api.store.markSent(first, begun + 5_000);
  await api.store.markFailed(second, '550 no such user');
  const mailDir = join(api.dataDir, 'mail');
  writeFiles(mailDir, Object.fromEntries(ids.map((id) => [`${id}.eml`, 'mail'])));
  /** Returns the remaining rows and mail files of the three. */
  const left = () => [
    ids.filter((id) => rows(api.dataDir, 'messages').some((row) => row.id === id)),
    ids.filter((id) => existsSync(join(mailDir, `${id}.eml`))),
  ];
  const env = {DATA_DIR: api.dataDir};
  const leads = (...args: string[]) => run(env, ...args);
  /** Runs a command that succeeds without additional output. */
  async function output(...args: string[]): Promise<string> {
    const {written, said, code} = await leads(...args);
    expect([said, code]).toEqual([[], 0]);
    return written;
  }
  const iso = (days: number) => new Date(begun + days * dayMs).toISOString();
  return {...api, ids: ids as [string, string, string], env, leads, output, mailDir, left, iso};
}

function change(dataDir: string, sql: string): void {
  const db = new DatabaseSync(join(dataDir, 'portal.db'));
  db.exec(sql);
  db.close();
}

test.each([[[]], [['--help']], [['list', '--help']]])('%j shows how to use it', async (args) => {
  expect(await run({DATA_DIR: '/nowhere'}, ...args)).toEqual({written: usage(), said: [], code: 0});
  expect((await run({NODE_ENV: 'production'}, ...args)).written).toMatch(/^portal-leads COMMAND\n/);
});

test('list: newest first, with the state of each delivery and a word about the rest', async () => {
  const {leads, output, ids, iso} = await setUpLeads();
  const lines = [
    `${iso(2)}  ${ids[2]}  ada@example.com  Analytical Engines  (mail pending)  [honeypot]\n`,
    `${iso(1)}  ${ids[1]}  Eve@Example.com  =cmd|calc  (mail failed)\n`,
    `${iso(0)}  ${ids[0]}  ada@example.com  Analytical Engines  (mail sent)\n`,
  ];
  expect(await output('list', '--limit', '3')).toBe(lines.join(''));
  expect(await output('list', '--state', 'failed')).toBe(lines[1]);
  // Without an offset, the time is UTC.
  expect(await output('list', '--since', iso(2).replace('Z', ''), '--suspicious')).toBe(lines[0]);
  expect(await output('list', '--before', iso(0))).toBe('No messages.\n');
  const {written, said} = await leads('list', '--limit', '2');
  expect([written, said]).toEqual([lines[0]! + lines[1], ['2 of 3 shown; --limit N shows more.']]);
});

test('show: everything about one message', async () => {
  const {output, ids, iso} = await setUpLeads();
  expect(await output('show', ids[1])).toBe(`id: ${ids[1]}
name: Ada Lovelace
email: Eve@Example.com
company: =cmd|calc
subject: A plan
locale: en
receivedAt: ${iso(1)}
sentAt: 2026-03-01T10:00:00.000Z
mail: failed after 1 attempt (550 no such user)

How do we put our own brand on it?

Clients: 25
`);
});

test('export: CSV that no spreadsheet runs, and JSON, to the screen or to a file of the owner', async () => {
  const {leads, output, ids, iso} = await setUpLeads();
  const csv = await output('export', '--state', 'failed');
  expect(csv.split('\r\n')).toEqual([
    '\ufeff"id","received","name","email","company","subject","message","attachment","language","suspicion","deliveries"',
    `"${ids[1]}","${iso(1)}","Ada Lovelace","Eve@Example.com","'=cmd|calc","A plan",` +
      '"How do we put our own brand on it?","Clients: 25","en","","mail failed"',
    '',
  ]);
  expect(await output('export', '--state', 'failed', '--separator', ';')).toBe(csv.replaceAll('","', '";"'));
  const file = join(temporaryDir(), 'leads.json');
  writeFileSync(file, 'for all to read');
  chmodSync(file, 0o644);
  expect(await output('export', '--format', 'json', '--output', file)).toBe(
    `3 messages written to ${file}\n`,
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject(
    [2, 1, 0].map((i) => ({id: ids[i], receivedAt: iso(i)})),
  );
  const {said, code} = await leads('export', '--output', '/nonexistent/file');
  expect([said, code]).toEqual([['There is no folder /nonexistent.'], 1]);
});

test('retry: makes refused deliveries due again', async () => {
  const {output, ids, store} = await setUpLeads();
  const seen = 'will be tried again; the running server sees to it by itself.\n';
  expect(await output('retry', ids[0])).toBe(`0 deliveries ${seen}`);
  expect(await output('retry', '--all')).toBe(`1 delivery ${seen}`);
  expect(await store.countQueue()).toMatchObject([{state: 'pending', count: 2}]);
});

test('erase: asks first, then deletes messages and mails of that address alone, also from the files', async () => {
  const {output, ids, dataDir, left, store} = await setUpLeads();
  expect(await output('erase', '--email', 'eve@EXAMPLE.com')).toBe(
    '1 message from eve@EXAMPLE.com would be deleted. Add --yes to do it.\n',
  );
  const holds = () =>
    ['portal.db', 'portal.db-wal', 'erased.jsonl'].some((name) => {
      const file = join(dataDir, name);
      return existsSync(file) && /Eve@Example.com/i.test(readFileSync(file, 'latin1'));
    });
  expect(holds()).toBe(true);
  expect(await output('erase', '--email', 'eve@EXAMPLE.com', '--yes')).toBe(
    `1 message from eve@EXAMPLE.com deleted. ${elsewhere}`,
  );
  expect([...left(), rows(dataDir, 'outbox').length]).toEqual([[ids[0], ids[2]], [ids[0], ids[2]], 2]);
  await store.close();
  expect(holds()).toBe(false);
});

test('a restored backup forgets again what was erased, before anything is mailed', async () => {
  const {output, ids, dataDir, mailDir, env, store, post} = await setUpLeads();
  const backup = join(temporaryDir(), 'backup');
  await output('backup', '--output', backup);
  await output('erase', '--email', 'ADA@example.com', '--yes');
  await output('delete', ids[1], '--yes');
  const log = join(dataDir, 'erased.jsonl');
  expect(statSync(log).mode & 0o777).toBe(0o600);
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {subject: addressSubject('ada@example.com'), erasedAt: expect.stringMatching(/^20.*Z$/)},
    {subject: `id:${ids[1]}`, erasedAt: expect.any(String)},
  ]);
  // New messages of an erased address are kept.
  await post(validMessage);
  expect(await output('erase', '--again')).toBe('0 messages deleted that had been erased before.\n');
  await store.close();

  const restore = () => {
    ['portal.db', 'portal.db-wal', 'portal.db-shm'].forEach((name) =>
      rmSync(join(dataDir, name), {force: true}),
    );
    copyFileSync(backup, join(dataDir, 'portal.db'));
  };
  restore();
  rmSync(mailDir, {recursive: true});
  writeFileSync(log, `${lines[0]}\n{"subject": "id:\n${lines[1]}`);
  const said: string[] = [];
  const {stop} = await start({
    env: {...env, PORT: '0'},
    args: ['--api-only'],
    stdout: {write: (line: string) => void said.push(line)},
    buildDir: '/nowhere',
  });
  await stop();
  expect([rows(dataDir, 'messages'), existsSync(mailDir)]).toEqual([[], false]);
  expect(said.join('')).toContain('"erased":3');
  expect(said.join('')).toContain(`Line 2 of ${log} is damaged and was skipped.`);

  restore();
  writeFileSync(log, lines.join('\n'));
  expect(await output('erase', '--again')).toBe('3 messages deleted that had been erased before.\n');
});

test('purge: asks first, and keeps what is not delivered unless told otherwise', async () => {
  const {output, ids, left} = await setUpLeads();
  expect(await output('purge', '--older-than', '1')).toBe(
    '1 message would be deleted. 1 older message is not delivered and stays. Add --yes to do it.\n',
  );
  expect(await output('purge', '--older-than', '1', '--yes')).toBe(
    '1 message deleted. 1 older message is not delivered and stays.\n',
  );
  expect(left()).toEqual([ids.slice(1), ids.slice(1)]);
  expect(await output('purge', '--older-than', '1', '--undelivered')).toBe(
    '1 message would be deleted, 1 of them not delivered. Add --yes to do it.\n',
  );
  expect(await output('purge', '--older-than', '1', '--undelivered', '--yes')).toBe('1 message deleted.\n');
  expect(left()[0]).toEqual([ids[2]]);
});

test('delete: one message and its mail, after it was asked', async () => {
  const {output, ids, left} = await setUpLeads();
  expect(await output('delete', ids[1])).toBe(`${ids[1]} would be deleted. Add --yes to do it.\n`);
  expect(left()).toEqual([ids, ids]);
  expect(await output('delete', ids[1], '--yes')).toBe(`1 message deleted. ${elsewhere}`);
  expect(left()).toEqual([...[[ids[0], ids[2]]], [ids[0], ids[2]]]);
});

test('cancel: what waits or failed is delivered no more, and no longer an alarm', async () => {
  const {output, ids, store, dataDir} = await setUpLeads();
  expect(await output('cancel', ids[1])).toBe(
    'Deliveries that are waiting, held or failed would be cancelled. Add --yes to do it.\n',
  );
  expect(rows(dataDir, 'outbox').map(({state}) => state)).not.toContain('cancelled');
  expect(await output('cancel', ids[1], '--yes')).toBe('1 delivery cancelled. The messages are kept.\n');
  expect(await output('cancel', '--channel', 'webhook', '--yes')).toContain('0 deliveries cancelled.');
  expect(await output('cancel', '--channel', 'mail', '--yes')).toContain('1 delivery cancelled.');
  expect(await store.countQueue()).toEqual([]);
  expect(rows(dataDir, 'messages')).toHaveLength(3);
});

test('release: takes the mark off, and delivers what was held', async () => {
  const {output, post, dataDir} = await setUpLeads();
  const {id} = (await post({...validMessage, name: 'https://spam.example', website: 'x'})).json();
  expect(await output('release', id)).toBe(`${id} is no longer marked. 1 held delivery will be sent.\n`);
  expect(rows(dataDir, 'messages').find((row) => row.id === id)).toMatchObject({suspicion: null});
  expect(rows(dataDir, 'outbox').find((row) => row.message_id === id)).toMatchObject({state: 'pending'});
});

test('backup and check', async () => {
  const {output, leads, ids, dataDir} = await setUpLeads();
  const file = join(temporaryDir(), 'copy.db');
  expect(await lastBackupAt(dataDir)).toBeNull();
  expect(await output('backup', '--output', file)).toBe(
    `The store was copied to ${file}, and the copy is intact.\n`,
  );
  expect(Math.abs(Number(await lastBackupAt(dataDir)) - Date.now())).toBeLessThan(10_000);
  expect((await leads('backup', '--output', file)).said).toEqual([`${file} is there already.`]);
  expect(await output('check')).toBe('The store is intact: 3 messages.\n');
  const restored = temporaryDir();
  copyFileSync(file, join(restored, 'portal.db'));
  expect(rows(restored, 'messages')).toEqual(rows(dataDir, 'messages'));
  change(
    dataDir,
    `PRAGMA foreign_keys = OFF; DELETE FROM outbox WHERE message_id = '${ids[0]}';
     DELETE FROM messages WHERE id <> '${ids[0]}'`,
  );
  const {said, code} = await leads('check');
  expect([said, code]).toEqual([
    ['The store is damaged:\n2 deliveries belong to no message.\n1 messages have no delivery.'],
    1,
  ]);
});

test('beside a server of an older version, list refuses and backup copies the store as it is', async () => {
  const {leads, output, dataDir} = await setUpLeads();
  change(dataDir, `DELETE FROM schema_version WHERE version = ${migrations.length}`);
  const {said, code} = await leads('list');
  expect([code, said]).toEqual([1, [expect.stringContaining('Start the new server first')]]);
  const dir = temporaryDir();
  await output('backup', '--output', join(dir, 'portal.db'));
  expect((await run({DATA_DIR: dir}, 'list')).said).toEqual(said);
});

const sharedLeads = shared(setUpLeads);

test.each([
  [['frobnicate'], 'There is no command "frobnicate".'],
  [['toString'], 'There is no command'],
  [['list', '--state', 'lost'], '--state is "lost": use pending, sent, failed, held, cancelled.'],
  [['list', '--since', '2026-02-31'], '--since is "2026-02-31": give a date such as 2026-03-01, or a time'],
  [['list', '--limit', '0'], '--limit is "0": give a whole number from 1.'],
  [['list', '--format', 'csv'], '"list" does not understand --format.'],
  [['list', '--nonsense'], "Unknown option '--nonsense'"],
  [['list', 'ada@example.com'], '"list" does not understand ada@example.com.'],
  [['show', 'a', 'b'], '"show" does not understand b.'],
  [['export', '--format', 'xml'], '--format is "xml": use csv, json.'],
  [['show'], 'show needs an ID.'],
  [['retry'], 'retry needs an ID, or --all.'],
  [['retry', 'x', '--all'], 'retry needs an ID, or --all.'],
  ...['retry', 'show', 'release', 'delete', 'cancel'].map((command) => [
    [command, 'x'],
    'There is no message x.',
  ]),
  [['erase', '--yes'], 'erase needs --email ADDRESS, or --again.'],
  [['erase', '--yes', '--email', 'a@b.co', '--since', '2026-01-01'], 'does not understand --since'],
  [['cancel', '--yes'], 'cancel needs an ID, or --channel.'],
  [['cancel', '--yes', '--channel', 'fax'], '--channel is "fax": use mail, webhook.'],
  [['backup'], 'backup needs --output FILE.'],
  [['copy', '--to', 'db.example.com'], 'copy needs --to postgres://'],
  [['purge', '--yes'], 'purge needs --older-than DAYS.'],
  [['purge', '--yes', '--older-than', '0'], '--older-than is "0": give a whole number from 1.'],
] as [string[], string][])('%j is explained, and nothing is done', async (args, words) => {
  const {leads, dataDir} = await sharedLeads();
  const {said, code} = await leads(...args);
  expect([code, said]).toEqual([1, [expect.stringContaining(words)]]);
  expect(said[0]).toContain(usage());
  expect(rows(dataDir, 'messages')).toHaveLength(3);
});

test('says where to look where there is no store, and what is wrong with one that cannot be used', async () => {
  const dir = temporaryDir();
  const nothing = await run({DATA_DIR: dir}, 'list');
  expect([nothing.code, existsSync(join(dir, 'portal.db'))]).toEqual([1, false]);
  expect(nothing.said[0]).toMatch(/^There is no store in \S+portal\.db\. Set DATA_DIR or DATABASE_URL/);
  writeFileSync(join(dir, 'portal.db'), 'no database at all'.repeat(100));
  const {said: unusable} = await run({DATA_DIR: dir}, 'list');
  expect(unusable).toEqual(['The store cannot be used: file is not a database']);
  const {said} = await run({PORT: 'x', SITE_URL: 'y'}, 'list');
  expect(said[0]).toMatch(/^The configuration is not valid:\n {2}\S*PORT[^\n]+\n {2}\S*SITE_URL[^\n]+$/);
});

test('a reader that is slow is waited for: nothing piles up', async () => {
  const {env} = await setUpLeads();
  const behind: number[] = [];
  const stdout = new Writable({
    highWaterMark: 1,
    write(chunk: Buffer, _encoding, done) {
      setImmediate(() => {
        behind.push(stdout.writableLength - chunk.length);
        done();
      });
    },
  });
  expect(await runCommand(['list'], {env, stdout, say() {}})).toBe(0);
  expect(behind).toEqual([0, 0, 0]);
});

describeWith(hasPostgres(), 'postgresql')('copy', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server?.remove());

  test('moves everything to PostgreSQL, again and again, and notices what differs', async () => {
    const {output, leads, post, store, dataDir, ids} = await setUpLeads();
    // One more than a page.
    for (let i = 0; i < 497; i++) {
      await post({...validMessage, message: `This is message ${i} of many`});
    }
    // Cancelled while it was on its way.
    const {id} = (await post({...validMessage, message: 'A message on its way'})).json();
    await store.changeJobs(7, {from: ['pending'], to: 'cancelled', id});
    const url = (await server.createSchema()).replace('postgres@', 'postgres:secret@');
    const done = `501 messages with all deliveries are in postgres://127.0.0.1:${server.port}/postgres,`;
    expect(await output('copy', '--to', url)).toContain(done);
    const db = await openPostgresDatabase(url, () => {});
    afterTest(() => db.close());
    async function compare() {
      for (const [table, id] of [
        ['messages', 'id'],
        ['outbox', 'message_id'],
      ] as const) {
        const theirs = await db.query(`SELECT * FROM ${table} ORDER BY ${id} COLLATE "C"`);
        const ours = rows(dataDir, table).toSorted((a, b) => (String(a[id]) < String(b[id]) ? -1 : 1));
        expect(theirs.map((row) => ({...row}))).toEqual(ours);
      }
    }
    await compare();

    // Changes before the next run: a new message, a delivery, a released and an erased message.
    await post({...validMessage, message: 'Between the two copies'});
    await store.changeJobs(7, {from: ['failed'], to: 'pending'});
    await store.markSent({channel: 'mail', message: {id}} as Job, 8);
    await store.clearSuspicion(ids[2]);
    await output('erase', '--email', 'eve@example.com', '--yes');
    expect(await output('copy', '--to', url)).toContain(done);
    await compare();

    // A server that already works there must not deliver again, and its messages are not ours.
    await db.query("UPDATE outbox SET state = 'sent' WHERE message_id = $1", [ids[2]]);
    await db.query(
      `INSERT INTO messages (id, received_at, locale, name, email, company, message, idempotency_key)
       VALUES ('other', 5, 'it', 'Ada', 'ada@example.com', 'Acme', 'Hello to you all', 'other')`,
    );
    const {said, code} = await leads('copy', '--to', url);
    const differences = '1 message is only there, 1 delivery differs.';
    expect([said, code]).toEqual([[expect.stringContaining(`is not the same: ${differences}`)], 1]);
    expect(said.join('')).not.toContain('secret');
    const sent = await db.query('SELECT state FROM outbox WHERE message_id = $1', [ids[2]]);
    expect(sent).toEqual([{state: 'sent'}]);

    const both = (await post({...validMessage, message: 'In both stores'})).json().id;
    const key = rows(dataDir, 'messages').find((row) => row.id === both)?.idempotency_key;
    await db.query("UPDATE messages SET idempotency_key = $1 WHERE id = 'other'", [String(key)]);
    expect((await leads('copy', '--to', url)).said).toEqual([expect.stringMatching(/^A message is in both/)]);
  });
});
