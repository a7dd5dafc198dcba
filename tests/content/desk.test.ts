/** The writers' desk is part of development alone. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build, filesBelow} from './site';

/** What stands on each page of the desk, and nowhere in the texts of the site. */
const marks = ['Writers’ desk', '/desk/stamp', '/desk/changes'];

const files = filesBelow(build).filter((file) => /\.(?:html|js|css|txt|xml|json)$/.test(file));

test('a page of the desk would be noticed', () => {
  const pages = readFileSync(path.resolve('src/plugins/desk/pages.ts'), 'utf8');
  const script = readFileSync(path.resolve('src/plugins/desk/refresh.js'), 'utf8');
  expect(marks.filter((mark) => `${pages}${script}`.includes(mark))).toEqual(marks);
  expect(files.length).toBeGreaterThan(100);
});

test('nothing of the desk is in the build', () => {
  expect(filesBelow(build).filter((file) => /(?:^|[\\/])desk(?:[./\\]|$)/.test(file))).toEqual([]);
  expect(
    files.filter((file) => {
      const text = readFileSync(path.join(build, file), 'utf8');
      return marks.some((mark) => text.includes(mark));
    }),
  ).toEqual([]);
});
