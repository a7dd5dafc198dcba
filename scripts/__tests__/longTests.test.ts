import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import withoutLong from '../longTests.cjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('leaves long suites out, and no others', () => {
  const short = path.join(root, 'tests/content/blog.test.ts');
  expect(withoutLong([path.join(root, 'tests/changed-site/changedSite.test.ts'), short])).toEqual({
    filtered: [short],
  });
});

it('names suites that are there', () => {
  const named = Object.keys(withoutLong.longTests);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((beginning) => !existsSync(path.join(root, beginning)))).toEqual([]);
});
