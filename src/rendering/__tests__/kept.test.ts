import {existsSync, readdirSync, utimesSync} from 'node:fs';
import {rename} from 'node:fs/promises';
import path from 'node:path';
import {forgetUnused, kept} from '../kept.cjs';
import {testFolder} from '../../../tests/testFolder';

const {folder, write, clear} = testFolder();
beforeEach(clear);

it('makes a file once and reads it from then on', async () => {
  const file = path.join(folder, 'inner/picture');
  const make = jest.fn(() => Promise.resolve(Buffer.from('drawn')));
  const both = await Promise.all([kept(file, make), kept(file, make)]);
  expect([...both, await kept(file, make)].map(String)).toEqual(['drawn', 'drawn', 'drawn']);
  expect(make).toHaveBeenCalledTimes(1);
  expect(readdirSync(path.dirname(file))).toEqual(['picture']);
});

it('takes away what no build asked for in a month, and that alone', async () => {
  const [old, used, fresh] = ['old', 'used', 'fresh'].map((name) => write(name));
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  [old!, used!].forEach((file) => utimesSync(file, daysAgo(31), daysAgo(31)));
  utimesSync(fresh!, daysAgo(29), daysAgo(29));
  await kept(used!, () => Promise.reject(new Error('It is there.')));
  expect(await forgetUnused(folder)).toBe(1);
  expect([old, used, fresh].map((file) => existsSync(file!))).toEqual([false, true, true]);
});

it("is not stopped by another build's drafts that get their name meanwhile", async () => {
  const drafts = Array.from({length: 500}, (_, index) => write(`${index}.draft`));
  const [count] = await Promise.all([
    forgetUnused(folder),
    ...drafts.map((draft) => rename(draft, draft.replace('.draft', ''))),
  ]);
  expect(count).toBe(0);
});
