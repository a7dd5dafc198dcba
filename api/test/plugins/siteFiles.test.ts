import {findTarget, listSite} from '../../src/plugins/siteFiles';
import {temporaryDir, writeFiles} from '../support';

test('lists pages and files by address, without hidden files and compressed copies', async () => {
  const dir = temporaryDir();
  const names = [
    ...['index.html', 'index.html.gz', 'index.html.br', 'it/index.html', 'blog/caffè.html', 'assets/a.js'],
    ...['404.html', '404.html.br', 'it/404.html', '404.html.txt'],
    // Downloads, not compressed copies.
    ...['export.csv.gz', 'brand.br'],
    ...['.inputs', '.inputs.br', '.git/config', '.well-known/security.txt'],
  ];
  writeFiles(dir, Object.fromEntries(names.map((name) => [name, ''])));
  const {files, notFoundPages} = await listSite(dir);
  expect(Object.fromEntries(files)).toEqual({
    '/': 'index.html',
    '/it/': 'it/index.html',
    '/blog/caffè': 'blog/caffè.html',
    '/assets/a.js': 'assets/a.js',
    '/404.html.txt': '404.html.txt',
    '/export.csv.gz': 'export.csv.gz',
    '/brand.br': 'brand.br',
    '/.well-known/security.txt': '.well-known/security.txt',
  });
  expect([...notFoundPages].sort()).toEqual(['404.html', 'it/404.html']);
});

const files = new Map([
  ['/', 'index.html'],
  ['/pricing', 'pricing.html'],
  ['/blog/caffè', 'blog/caffè.html'],
]);

test.each([
  ...['/pricing//', '//pricing/', '/blog%2Fcaff%C3%A8', '/pricing%00', '/pricing%5c', '/%zz', '/../pricing'],
  ...['/pricing.html.br', '/pricing.br', '/pri.htmlcing', '/index.htmlit/', '/nothing'],
])('%s leads nowhere', (path) => {
  expect(findTarget(files, path)).toBeUndefined();
});
