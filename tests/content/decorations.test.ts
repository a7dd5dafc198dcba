/** The scripts of decorations: there, small, and on few pages. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {build, pages} from './site';

/** Bytes that a decoration may cost, as they travel. */
const budget = 4000;

const decorated = pages.flatMap((page) =>
  page
    .$('[data-decoration]')
    .toArray()
    .map((element) => [page.path, page.$(element).attr('data-decoration') ?? ''] as const),
);

it('finds decorations in both languages', () => {
  expect(decorated.map(([page]) => page)).toEqual(
    expect.arrayContaining(['/partner-program', '/it/partner-program']),
  );
});

it.each(decorated)('%s decorates with a script of its own that is light', (_page, address) => {
  const file = path.join(build, address);
  expect(address).toMatch(/\/assets\/js\/[a-z]+\.[0-9a-f]{8}\.js$/);
  expect(existsSync(file)).toBe(true);
  const code = readFileSync(file, 'utf8');
  expect(code).not.toMatch(/\bfrom\s*["']|\bimport\s*\(|\bReact\b/);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(budget);
  expect(code.length).toBeGreaterThan(500);
});
