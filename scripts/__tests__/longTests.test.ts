import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import withoutLong from '../longTests.cjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

it.each([
  ['', ['blog']],
  ['1', ['long', 'blog']],
])('leaves out what runs elsewhere, with TEST_FULL=%j', (full, kept) => {
  const suites = {
    night: path.join(root, 'tests/adopt/adopt.test.ts'),
    long: path.join(root, 'tests/changed-site/changedSite.test.ts'),
    blog: path.join(root, 'tests/content/blog.test.ts'),
  };
  const {TEST_FULL} = process.env;
  process.env.TEST_FULL = full;
  const {filtered} = withoutLong(Object.values(suites));
  process.env.TEST_FULL = TEST_FULL ?? '';
  expect(filtered).toEqual(kept.map((name) => suites[name as keyof typeof suites]));
});

it('names suites that are there', () => {
  const named = Object.keys({...withoutLong.longTests, ...withoutLong.nightTests});
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((beginning) => !existsSync(path.join(root, beginning)))).toEqual([]);
});
