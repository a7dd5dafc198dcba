import {copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {DatabaseSync} from '@photostructure/sqlite';
import {UsageError} from '../../src/leads/arguments';
import {runLeads} from '../../src/leads/leads';
import type {Job} from '../../src/store/store';
import {rows, setUp, temporaryDir, validMessage} from '../setUp';

const start = Date.parse('2026-03-01T10:00:00Z');
const dayMs = 24 * 60 * 60_000;
const elsewhere = 'Copies that were mailed, sent to a webhook, exported or backed up remain.\n';

/** Three messages: delivered, refused for good, and not yet tried. */
async function setUpLeads() {
  let now = start;
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
  const [first, second] = (await api.store.claim('mail', start + dayMs, 2, {owner: 'x', until: now})) as [
    Job,
    Job,
  ];
  await api.store.markSent(first, start + 5_000);
  await api.store.markFailed(second, '550 no such user');
  const mailDir = join(api.dataDir, 'mail');
  mkdirSync(mailDir);
  for (const id of ids) {
    writeFileSync(join(mailDir, `${id}.eml`), 'mail');
  }
  async function leads(...args: string[]): Promise<string> {
    let output = '';
    await runLeads(args, {store: api.store, mailDir, write: (text) => void (output += text), now: () => now});
    return output;
  }
  return {...api, ids: ids as [string, string, string], leads, mailDir};
}

describe('leads', () => {
  test('show: one message', async () => {
    const {leads, ids} = await setUpLeads();
    expect(await leads('show', ids[1])).toContain(`id: ${ids[1]}\n`);
  });

  test('list: newest first, with what became of each', async () => {
    const {leads, ids} = await setUpLeads();
    const lines = (await leads('list')).trimEnd().split('\n');
    expect(lines).toEqual([
      `2026-03-03T10:00:00.000Z  ${ids[2]}  ada@example.com  Analytical Engines  (mail pending)  [honeypot]`,
      `2026-03-02T10:00:00.000Z  ${ids[1]}  Eve@Example.com  =cmd|calc  (mail failed)`,
      `2026-03-01T10:00:00.000Z  ${ids[0]}  ada@example.com  Analytical Engines  (mail sent)`,
    ]);
    expect(await leads('list', '--state', 'failed')).toContain(ids[1]);
    expect(await leads('list', '--since', '2026-03-03', '--suspicious')).toBe(`${lines[0]}\n`);
    expect((await leads('list', '--limit', '1')).split('\n')).toHaveLength(2);
    expect(await leads('list', '--email', 'nobody@example.com')).toBe('No messages.\n');
  });

  test('export: CSV that no spreadsheet runs, and JSON, to the screen or to a file of the owner', async () => {
    const {leads, ids} = await setUpLeads();
    const csv = await leads('export', '--state', 'failed');
    expect(csv.split('\r\n')).toHaveLength(3);
    expect(csv).toContain(`"'=cmd|calc"`);
    const file = join(temporaryDir(), 'leads.json');
    expect(await leads('export', '--format', 'json', '--output', file)).toBe(
      `3 messages written to ${file}\n`,
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toMatch(/^\[\n\{\n {2}"id"[^]+\n\},\n\{[^]+\n\}\n\]\n$/);
    const parsed = JSON.parse(readFileSync(file, 'utf8')) as {id: string; receivedAt: string}[];
    expect(parsed.map(({id}) => id)).toEqual(ids.toReversed());
    expect(parsed[2]?.receivedAt).toBe('2026-03-01T10:00:00.000Z');
  });

  test('retry: makes refused deliveries due again', async () => {
    const {leads, ids, store} = await setUpLeads();
    const seen = 'will be tried again; the running server sees to it by itself.\n';
    expect(await leads('retry', ids[0])).toBe(`0 deliveries ${seen}`);
    expect(await leads('retry', '--all')).toBe(`1 delivery ${seen}`);
    expect(await store.countQueue()).toMatchObject([{state: 'pending', count: 2}]);
  });

  test('erase: asks first, then deletes messages and files of that address alone', async () => {
    const {leads, ids, dataDir, mailDir} = await setUpLeads();
    expect(await leads('erase', '--email', 'ada@EXAMPLE.com')).toBe(
      '2 messages from ada@EXAMPLE.com would be deleted. Add --yes to do it.\n',
    );
    expect(rows(dataDir, 'messages')).toHaveLength(3);
    expect(await leads('erase', '--email', 'ada@EXAMPLE.com', '--yes')).toBe(
      `2 messages from ada@EXAMPLE.com deleted. ${elsewhere}`,
    );
    expect(rows(dataDir, 'messages').map(({id}) => id)).toEqual([ids[1]]);
    expect(rows(dataDir, 'outbox')).toHaveLength(1);
    expect(ids.map((id) => existsSync(join(mailDir, `${id}.eml`)))).toEqual([false, true, false]);
  });

  test('what is erased is not left in the files of the store', async () => {
    const {leads, dataDir, store} = await setUpLeads();
    const holds = () =>
      ['portal.db', 'portal.db-wal'].some((name) => {
        const file = join(dataDir, name);
        return existsSync(file) && readFileSync(file).includes('Eve@Example.com');
      });
    expect(holds()).toBe(true);
    await leads('erase', '--email', 'eve@example.com', '--yes');
    await store.close();
    expect(holds()).toBe(false);
  });

  test('purge: asks first, and keeps what is not delivered', async () => {
    const {leads, ids, dataDir, mailDir} = await setUpLeads();
    expect(await leads('purge', '--older-than', '1')).toBe(
      '1 message would be deleted. Older but not delivered: 1, kept. Add --yes to do it.\n',
    );
    expect(await leads('purge', '--older-than', '1', '--yes')).toBe(
      '1 message deleted, 1 kept because not delivered.\n',
    );
    expect(rows(dataDir, 'messages').map(({id}) => id)).toEqual(ids.slice(1));
    expect(existsSync(join(mailDir, `${ids[0]}.eml`))).toBe(false);
  });

  test('purge --undelivered: by age, whatever became of it', async () => {
    const {leads, ids, dataDir} = await setUpLeads();
    expect(await leads('purge', '--older-than', '1', '--undelivered')).toBe(
      '2 messages would be deleted. Older but not delivered: 1, included. Add --yes to do it.\n',
    );
    expect(await leads('purge', '--older-than', '1', '--undelivered', '--yes')).toBe(
      '2 messages deleted, 0 kept because not delivered.\n',
    );
    expect(rows(dataDir, 'messages').map(({id}) => id)).toEqual([ids[2]]);
  });

  test('delete: one message, after it was asked', async () => {
    const {leads, ids, dataDir, mailDir} = await setUpLeads();
    expect(await leads('delete', ids[1])).toBe(`${ids[1]} would be deleted. Add --yes to do it.\n`);
    expect(await leads('delete', ids[1], '--yes')).toBe(`1 message deleted. ${elsewhere}`);
    expect(rows(dataDir, 'messages').map(({id}) => id)).toEqual([ids[0], ids[2]]);
    expect(existsSync(join(mailDir, `${ids[1]}.eml`))).toBe(false);
    // With a mail server there are no files of mails.
    rmSync(mailDir, {recursive: true});
    expect(await leads('delete', ids[0], '--yes')).toContain('1 message deleted.');
  });

  test('cancel: what waits or failed is delivered no more, and no longer an alarm', async () => {
    const {leads, ids, store, dataDir} = await setUpLeads();
    expect(await leads('cancel', ids[1])).toBe(
      'Deliveries that are waiting, held or failed would be cancelled. Add --yes to do it.\n',
    );
    expect(rows(dataDir, 'outbox').map(({state}) => state)).not.toContain('cancelled');
    expect(await leads('cancel', ids[1], '--yes')).toBe('1 delivery cancelled. The messages are kept.\n');
    expect(await leads('cancel', '--channel', 'webhook', '--yes')).toContain('0 deliveries cancelled.');
    expect(await leads('cancel', '--channel', 'mail', '--yes')).toContain('1 delivery cancelled.');
    expect(await store.countQueue()).toEqual([]);
    expect(rows(dataDir, 'messages')).toHaveLength(3);
    expect(await leads('retry', '--all')).toContain('0 deliveries');
  });

  test('release: takes the mark off, and delivers what was held', async () => {
    const {leads, ids, dataDir, post} = await setUpLeads();
    expect(await leads('release', ids[2])).toBe(
      `${ids[2]} is no longer marked. 0 deliveries held until now; the running server sees to it by itself.\n`,
    );
    expect(rows(dataDir, 'messages').at(-1)).toMatchObject({id: ids[2], suspicion: null});
    const message = 'See https://a.example https://b.example https://c.example [url]x[/url]';
    const {id} = (await post({...validMessage, message})).json();
    expect(rows(dataDir, 'outbox').at(-1)).toMatchObject({message_id: id, state: 'held'});
    expect(await leads('release', id)).toContain(`${id} is no longer marked. 1 delivery held until now;`);
    expect(rows(dataDir, 'outbox').at(-1)).toMatchObject({message_id: id, state: 'pending'});
  });

  test('backup and check', async () => {
    const {leads, ids, dataDir} = await setUpLeads();
    const file = join(temporaryDir(), 'copy.db');
    expect(await leads('backup', '--output', file)).toBe(
      `The store was copied to ${file}, and the copy is intact.\n`,
    );
    expect(await leads('check')).toBe('The store is intact: 3 messages.\n');
    const restored = temporaryDir();
    copyFileSync(file, join(restored, 'portal.db'));
    expect(rows(restored, 'messages')).toEqual(rows(dataDir, 'messages'));
    const damaged = new DatabaseSync(join(dataDir, 'portal.db'));
    damaged.exec(`PRAGMA foreign_keys = OFF;
      DELETE FROM outbox WHERE message_id = '${ids[0]}'; DELETE FROM messages WHERE id <> '${ids[0]}'`);
    damaged.close();
    await expect(leads('check')).rejects.toThrow(
      'it is damaged.\n2 deliveries belong to no message.\n1 messages have no delivery.',
    );
  });

  test.each([
    [['frobnicate'], 'There is no command "frobnicate".'],
    [[], 'Which command?'],
    [['list', '--state', 'lost'], '--state is "lost": use pending, sent, failed, held, cancelled.'],
    [['list', '--since', 'soon'], '--since is "soon": give a date such as 2026-03-01'],
    [['list', '--limit', '0'], '--limit is "0": give a whole number from 1.'],
    [['list', '--format', 'csv'], '"list" does not understand --format.'],
    [['list', '--nonsense'], '--nonsense'],
    [['list', 'ada@example.com'], '"list" does not understand ada@example.com.'],
    [['export', '--format', 'xml'], '--format is "xml": use csv or json.'],
    [['show'], 'show needs an ID.'],
    [['show', 'x'], 'There is no message x.'],
    [['retry'], 'retry needs an ID, or --all.'],
    [['retry', 'x', '--all'], 'retry needs an ID, or --all.'],
    [['erase', '--yes'], 'erase needs --email ADDRESS.'],
    [['erase', '--yes', '--email', 'a@b.co', '--since', '2026-01-01'], 'does not understand --since'],
    [['delete', '--yes'], 'delete needs an ID.'],
    [['delete', 'x', '--yes'], 'There is no message x.'],
    [['release'], 'release needs an ID.'],
    [['release', 'x'], 'There is no message x.'],
    [['cancel', '--yes'], 'cancel needs an ID, or --channel.'],
    [['cancel', '--yes', '--channel', 'fax'], '--channel is "fax": use mail, webhook.'],
    [['cancel', 'x', '--yes'], 'There is no message x.'],
    [['backup'], 'backup needs --output FILE.'],
    [['constructor'], 'There is no command "constructor".'],
    [['purge', '--yes'], 'purge needs --older-than DAYS.'],
    [['purge', '--yes', '--older-than', '0'], '--older-than is "0": give a whole number from 1.'],
  ])('%j is explained, and nothing is done', async (args, words) => {
    const {leads, dataDir} = await setUpLeads();
    const failure = await leads(...(args as string[])).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UsageError);
    expect((failure as Error).message).toContain(words);
    expect(rows(dataDir, 'messages')).toHaveLength(3);
  });
});
