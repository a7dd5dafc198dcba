/** The scripts of decorations: there, small, and on few pages. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {build, pages} from './site';
import {languages, prefix} from '../languages';

/** Bytes that a decoration may cost, as they travel. */
const budget = 4000;

const decorated = pages.flatMap((page) =>
  page
    .$('[data-decoration]')
    .toArray()
    .map((element) => [page.path, page.$(element).attr('data-decoration') ?? ''] as const),
);

it('finds decorations in every language', () => {
  expect(decorated.map(([page]) => page)).toEqual(
    expect.arrayContaining(languages.map((language) => `${prefix(language)}/partner-program`)),
  );
});

it.each(decorated)('%s decorates with scripts of its own that are light', (_page, address) => {
  expect(address).toMatch(/\/assets\/js\/[a-z]+\.[0-9a-f]{8}\.js$/);
  const main = path.join(build, address);
  // The worker, by the name that the script has for it.
  const [, worker = ''] = /["'`]\.\/([a-z]+\.[0-9a-f]{8}\.js)["'`]/.exec(readFileSync(main, 'utf8')) ?? [];
  const codes = [main, path.join(path.dirname(main), worker)].map((file) => readFileSync(file, 'utf8'));
  for (const code of codes) {
    expect(code).not.toMatch(/\bfrom\s*["']|\bimport\s*\(|\bReact\b/);
    expect(code.length).toBeGreaterThan(500);
  }
  const bytes = codes.map((code) => brotliCompressSync(code).length);
  expect(bytes.reduce((sum, it) => sum + it)).toBeLessThanOrEqual(budget);
});
