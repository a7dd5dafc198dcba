import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltLocale, SitePlugin} from '../../lifecycle';
import {places} from '../../template';
import {writePages} from '../writePages';
import {testFolder} from '../../../../tests/testFolder';

const {folder: outDir, write, clear} = testFolder();
beforeEach(() => {
  clear();
  write('assets/css/s.css', 'p{a:b}table{a:b}');
});

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

it.each([
  ['<a href="/it/assets/100%.csv#x"></a>', '100%.csv'],
  ['<img src="/it/assets/a.png">', 'a.png'],
  ['<img srcset="/it/assets/a.png 1x,\n /it/assets/b.png 2x">', 'a.png', 'b.png'],
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

it('writes pages without what components say of their parts, which plugins read', () => {
  const marked = '<p data-article="omit" data-article-source="a &lt; &quot;b&quot;" data-x="">T</p>';
  write('index.html', page(marked));
  const {pages} = writePages(locale(['/it/']), []);
  expect(readFileSync(path.join(outDir, 'index.html'), 'utf8')).toContain('<p data-x="">T</p>');
  expect(pages[0]!.rendered).toContain(marked);
});
