import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Readable} from 'node:stream';
import {createKeptFiles} from '../../src/plugins/keptFiles';
import {setUp, temporaryDir} from '../setUp';

const fileOf = (text: string): [Record<string, string>, Readable] => [
  {'Content-Length': String(text.length)},
  Readable.from([Buffer.from(text)]),
];

describe('files that are kept', () => {
  test('those that were asked for last, as far as there is room', async () => {
    const kept = createKeptFiles(10);
    await kept.keep('a', ...fileOf('aaaa'));
    await kept.keep('b', ...fileOf('bbbb'));
    expect(kept.get('a')?.bytes.toString()).toBe('aaaa');
    await kept.keep('c', ...fileOf('cccc'));
    expect(['a', 'b', 'c'].map((path) => kept.get(path)?.bytes.length)).toEqual([4, undefined, 4]);
    // Two who ask for the first time at once keep it once.
    await kept.keep('c', ...fileOf('cccc'));
    await kept.keep('d', ...fileOf('dd'));
    expect(['a', 'c', 'd'].map((path) => kept.get(path)?.bytes.length)).toEqual([4, 4, 2]);
  });

  test('long ones are not, and are left to be streamed', async () => {
    const kept = createKeptFiles();
    const keep = (length: string) => kept.keep(length, {'Content-Length': length}, fileOf('long')[1]);
    expect((await keep(String(256 * 1024)))?.bytes.toString()).toBe('long');
    const [, stream] = fileOf('long');
    const headers = {'Content-Length': String(256 * 1024 + 1)};
    expect(await kept.keep('film', headers, stream)).toBeUndefined();
    expect(kept.get('film')).toBeUndefined();
    expect(Buffer.concat(await stream.toArray()).toString()).toBe('long');
    // Of unknown length.
    expect(await kept.keep('pipe', {}, stream)).toBeUndefined();
  });

  test('a second answer is the first, without the disk', async () => {
    const siteDir = temporaryDir();
    mkdirSync(join(siteDir, 'assets'));
    const files = {
      'index.html': 'home',
      'index.html.br': 'home br',
      '404.html': 'nothing here',
      'assets/a.js': 'script',
    };
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(siteDir, name), text);
    }
    const {app} = await setUp({siteDir});
    const ask = async (url: string, coding = 'identity', headers = {}) => {
      const answer = await app.inject({url, headers: {'accept-encoding': coding, ...headers}});
      const {date: _, 'x-request-id': id, ...others} = answer.headers;
      expect(id).toBeDefined();
      return {status: answer.statusCode, body: answer.body, ...others};
    };
    const all = () =>
      Promise.all([
        ask('/'),
        ask('/', 'br'),
        ask('/nowhere'),
        ask('/assets/a.js'),
        ask('/assets/a.js', 'br'),
      ]);
    const first = await all();
    expect(first.map(({body}) => body)).toEqual(['home', 'home br', 'nothing here', 'script', 'script']);
    rmSync(join(siteDir, 'index.html.br'));
    rmSync(join(siteDir, '404.html'));
    rmSync(join(siteDir, 'assets/a.js'));
    expect(await all()).toEqual(first);
    // What depends on a condition is looked at anew.
    const unchanged = await ask('/', 'identity', {
      'if-none-match': String(first[0]?.['etag' as keyof object]),
    });
    expect([unchanged.status, unchanged.body]).toEqual([304, '']);
    expect((await ask('/', 'identity', {range: 'bytes=1-2'})).body).toBe('om');
  });
});
