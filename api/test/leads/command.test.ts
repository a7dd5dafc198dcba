import {existsSync, mkdirSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {PassThrough, Writable} from 'node:stream';
import {runCommand} from '../../src/leads/command';
import {usage} from '../../src/leads/leads';
import {rows, setUp, temporaryDir, validMessage} from '../setUp';

/** What the command writes, what it says beside that, and its exit code. */
async function leads(env: Record<string, string>, ...args: string[]) {
  const stdout = new PassThrough();
  let written = '';
  stdout.on('data', (chunk) => (written += String(chunk)));
  const said: string[] = [];
  const code = await runCommand(args, {env, stdout, say: (text) => void said.push(text)});
  return {written, said, code};
}

test.each([[[]], [['--help']], [['list', '--help']]])('%j shows how to use it', async (args) => {
  expect(await leads({DATA_DIR: '/nowhere'}, ...args)).toEqual({written: usage, said: [], code: 0});
});

test('works on the store and the mails of DATA_DIR', async () => {
  const {post, dataDir} = await setUp();
  const {id} = (await post(validMessage)).json();
  const mail = join(dataDir, 'mail', `${id}.eml`);
  mkdirSync(join(dataDir, 'mail'));
  writeFileSync(mail, 'mail');
  expect(await leads({DATA_DIR: dataDir}, 'delete', id, '--yes')).toEqual({
    written: expect.stringContaining('1 message deleted.'),
    said: [`Store: ${join(dataDir, 'portal.db')}`],
    code: 0,
  });
  expect([rows(dataDir, 'messages'), existsSync(mail)]).toEqual([[], false]);
  // It closes the store, which empties the log: what was deleted is not left there.
  expect(statSync(join(dataDir, 'portal.db-wal')).size).toBe(0);
});

test('what cannot be understood is explained, with how to use it', async () => {
  const {dataDir} = await setUp();
  const {written, said, code} = await leads({DATA_DIR: dataDir}, 'show');
  expect([written, said.at(-1), code]).toEqual(['', `show needs an ID.\n\n${usage}`, 1]);
});

test('names each variable that is wrong, on a line of its own', async () => {
  const {said, code} = await leads({PORT: 'x', SITE_URL: 'y'}, 'list');
  expect(code).toBe(1);
  expect(said.join().split('\n')).toEqual([
    'The configuration is not valid:',
    expect.stringMatching(/^ {2}\S*PORT/),
    expect.stringMatching(/^ {2}\S*SITE_URL/),
  ]);
});

test('says where to look where there is no store, and what is wrong with one that cannot be used', async () => {
  const dir = temporaryDir();
  const nothing = await leads({DATA_DIR: dir}, 'list');
  expect([nothing.said.at(-1), nothing.code]).toEqual([
    `There is no ${join(dir, 'portal.db')}. ` +
      'Set DATA_DIR or DATABASE_URL as the server has it (/etc/portal.env); nothing was made.',
    1,
  ]);
  writeFileSync(join(dir, 'portal.db'), 'no database at all'.repeat(100));
  const broken = await leads({DATA_DIR: dir}, 'list');
  expect([broken.said.at(-1), broken.code]).toEqual(['The store cannot be used: file is not a database', 1]);
});

test('a reader that is slow is waited for: nothing piles up', async () => {
  const {post, dataDir} = await setUp();
  for (const message of ['The first message', 'The second message']) {
    await post({...validMessage, message});
  }
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
  expect(await runCommand(['list'], {env: {DATA_DIR: dataDir}, stdout, say() {}})).toBe(0);
  expect(behind).toEqual([0, 0]);
});
