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
  write('a.html', page('<p>', '<meta name="robots" content="noindex">'));
  write('b/index.html', page('<table>'));
  write('404.html', page('<p>'));
  const plugin: SitePlugin = {
    name: 'x',
    headOf:
      () =>
      ({route, title}) =>
        `<meta name="x" content="${title} ${route}">`,
  };
  const {pages} = writePages(locale(['/it/', '/it/a', '/it/b/', '/it/404.html']), [plugin]);
  expect(pages.map(({route, listed}) => [route, listed])).toEqual([
    ['/it/', true],
    ['/it/a', false],
    ['/it/b/', true],
    ['/it/404.html', true],
  ]);
  const written = readFileSync(path.join(outDir, 'b/index.html'), 'utf8');
  expect(written).toContain('<meta name="x" content="T /it/b/">');
  expect(written).toContain('<style>table{a:b}</style>');
});

it('says so where a page is in no file that is known', () => {
  expect(() => writePages(locale(['/it/a']), [])).toThrow('The page /it/a was rendered into no file');
});

it('names the page that cannot be finished', () => {
  write('a.html', '<html>');
  expect(() => writePages(locale(['/it/a']), [])).toThrow('The page /it/a could not be finished');
});

it('says which pages show something of another site, which stays empty', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  write(
    'a.html',
    page('<img src="https://pictures.example/1.png"><iframe src="//films.example/1"></iframe>'),
  );
  write('b.html', page('<img src="/it/own.png"><a href="https://other.example"></a>'));
  writePages(locale(['/it/a', '/it/b']), []);
  expect(warn.mock.calls).toEqual([
    [
      expect.stringMatching(
        /an <iframe> of another site.*use <Embed>.*\n {2}\/it\/a: \/\/films\.example\/1$/,
      ),
    ],
    [
      expect.stringMatching(
        /a picture, film or sound of another site.*beside the text.*\n {2}\/it\/a: https:\/\/pictures\.example\/1\.png$/,
      ),
    ],
  ]);
  warn.mockRestore();
});

it('says so where a page names a file that is not in the build', () => {
  write(
    'a.html',
    page(
      '<a href="/it/assets/files/the list.csv"></a><img src="/it/assets/images/a.png" srcset="/it/assets/images/b%20c.png 2x, /it/assets/d.png 3x">',
    ),
  );
  const {requireAssets} = writePages(locale(['/it/a']), []);
  write('assets/images/a.png', '');
  write('assets/files/the list.csv', '');
  write('assets/images/b c.png', '');
  expect(requireAssets).toThrow('The page /it/a names /it/assets/d.png, which is not in the build');
  write('assets/d.png', '');
  expect(requireAssets).not.toThrow();
});
