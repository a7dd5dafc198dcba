import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {BuiltLocale, SitePlugin} from '../../lifecycle';
import {places} from '../../template';
import {writePages} from '../writePages';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'pages-'));
  write('assets/css/s.css', 'p{a:b}table{a:b}');
});
afterEach(() => rmSync(outDir, {recursive: true}));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
  writeFileSync(path.join(outDir, file), text);
}
const page = (body: string, head = '') =>
  `<html><head>${places.policy}<title>T</title>${head}${places.head}${places.styles}</head><body data-styles="/it/assets/css/s.css" data-scripts="/it/i.js">${body}</body></html>`;
const locale = (routesPaths: string[], siteConfig = {}) =>
  ({outDir, baseUrl: '/it/', routesPaths, siteConfig}) as unknown as BuiltLocale;

it('keeps search engines away from all pages of a site with noIndex, and not its own search', () => {
  write('index.html', page('<p>'));
  write('a.html', page('<p>', '<meta name="robots" content="noindex">'));
  const {pages} = writePages(locale(['/it/', '/it/a'], {noIndex: true}), []);
  const robots = (file: string) =>
    readFileSync(path.join(outDir, file), 'utf8').match(/<meta name="robots"[^>]*>/g);
  expect(robots('index.html')).toEqual(['<meta name="robots" content="noindex, nofollow">']);
  expect(robots('a.html')).toEqual(['<meta name="robots" content="noindex">']);
  expect(pages.map(({listed}) => listed)).toEqual([true, false]);
});

it('writes pages wherever Docusaurus put them, with what plugins add to their head', () => {
  write('index.html', page('<p>'));
  write('a.html', page('<p>', '<meta name="robots" content="noindex, nofollow">'));
  write('b/index.html', page('<table>'));
  write('404.html', page('<p>', '<meta name="robots" content="max-snippet:50">'));
  const plugin: SitePlugin = {
    name: 'x',
    headOf:
      () =>
      ({route, title}) =>
        `<meta name="x" content="${title} ${route}">`,
  };
  const {pages} = writePages(locale(['/it/', '/it/a', '/it/b/', '/it/404.html', '/it/']), [
    {name: 'without'},
    plugin,
    {...plugin, headOf: () => () => '<b>'},
  ]);
  expect(pages.map(({route, listed}) => [route, listed])).toEqual([
    ['/it/', true],
    ['/it/a', false],
    ['/it/b/', true],
    ['/it/404.html', true],
  ]);
  const written = readFileSync(path.join(outDir, 'b/index.html'), 'utf8');
  expect(written).toContain('<meta name="x" content="T /it/b/"><b><style>table{a:b}</style>');
});

it('says so where a page is in no file that is known', () => {
  expect(() => writePages(locale(['/it/a']), [])).toThrow('The page /it/a was rendered into no file');
});

it('names the page that cannot be finished', () => {
  write('a.html', '<html>');
  expect(() => writePages(locale(['/it/a']), [])).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(/^The page \/it\/a could not be finished: The template has/) as string,
      cause: expect.any(Error) as Error,
    }) as Error,
  );
});

it('says which pages show something of another site, which stays empty', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const empty = (what: string, advice: string) =>
    `[WARNING] These pages hold ${what} of another site, which stays empty: nothing is loaded from others before the visitor allows it. ${advice}`;
  write('a.html', page('<img src="https://a.example/1.png"><iframe src="//films.example/1"></iframe>'));
  write('b.html', page('<img src="/it/own.png"><a href="https://other.example"></a>'));
  writePages(locale(['/it/b']), []);
  expect(warn).not.toHaveBeenCalled();
  write('b.html', page('<video src="//b.example/1.mp4"></video><img src="//b.example/2.png">'));
  writePages(locale(['/it/a', '/it/b']), []);
  expect(warn.mock.calls.flat()).toEqual([
    empty(
      'an <iframe>',
      'List the site in src/data/thirdParties.ts and use <Embed> (CONTRIBUTING.md, "Add a third party").\n  /it/a: //films.example/1',
    ),
    empty(
      'a picture, film or sound',
      'Lay the file beside the text, or into static/ for authors.yml (CONTRIBUTING.md, "Put a picture into a text").\n  /it/a: https://a.example/1.png\n  /it/b: //b.example/1.mp4, //b.example/2.png',
    ),
  ]);
  warn.mockRestore();
});

it.each([
  ['<a href="/it/assets/a%20b.csv?x#y"></a>', 'a b.csv'],
  ['<a href="/it/assets/100%.csv#x"></a>', '100%.csv'],
  ['<img src="/it/assets/a.png">', 'a.png'],
  ['<img srcset="/it/assets/a.png 1x,\n /it/assets/b.png 2x">', 'a.png', 'b.png'],
  ['<link imagesrcset="/it/assets/a.png 1x">', 'a.png'],
  ['<a href="/it/assets"></a><a href="/assets/a.png"></a><img src="/it/a.png">'],
])('says so where a page names a file that is not in the build: %s', (body, ...files) => {
  write('a.html', page(body));
  const {requireAssets} = writePages(locale(['/it/a']), []);
  for (const file of files) {
    expect(requireAssets).toThrow(`The page /it/a names /it/assets/${file}, which is not in the build.`);
    write(`assets/${file}`, '');
  }
  expect(requireAssets).not.toThrow();
});
