import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {findTarget, listSite} from '../../src/plugins/siteFiles';
import {temporaryDir} from '../support';

function folderOf(...files: string[]): string {
  const dir = temporaryDir();
  for (const file of files) {
    mkdirSync(dirname(join(dir, file)), {recursive: true});
    writeFileSync(join(dir, file), '');
  }
  return dir;
}

test('lists pages by address, each with the codings it lies in', async () => {
  const dir = folderOf(
    'index.html',
    'index.html.gz',
    'index.html.br',
    'blog/caffè.html',
    'blog/caffè.html.gz',
    'assets/a.js',
    'assets/a.js.br',
    'assets/font.woff2',
    'it/index.html',
    '404.html',
    '404.html.br',
    '404.html.txt',
    'it/404.html',
    // Nobody's coding.
    'export.csv.gz',
    'brand.br',
    // Hidden.
    '.inputs',
    '.inputs.br',
    '.git/config',
    '.well-known/security.txt',
  );
  const {files, notFoundPages} = await listSite(dir);
  expect([...files].map(([address, {file, codings}]) => [address, file, codings]).sort()).toEqual([
    ['/', 'index.html', ['br', 'gzip']],
    ['/.well-known/security.txt', '.well-known/security.txt', []],
    ['/404.html.txt', '404.html.txt', []],
    ['/assets/a.js', 'assets/a.js', ['br']],
    ['/assets/font.woff2', 'assets/font.woff2', []],
    ['/blog/caffè', 'blog/caffè.html', ['gzip']],
    ['/brand.br', 'brand.br', []],
    ['/export.csv.gz', 'export.csv.gz', []],
    ['/it/', 'it/index.html', []],
  ]);
  expect(notFoundPages).toEqual(
    new Map([
      ['404.html', {file: '404.html', codings: ['br']}],
      ['it/404.html', {file: 'it/404.html', codings: []}],
    ]),
  );
});

test('there is nothing to list where there is no folder', async () => {
  await expect(listSite('/nowhere/build')).rejects.toThrow('ENOENT');
});

const site = new Map(
  Object.entries({
    '/': 'index.html',
    '/it/': 'it/index.html',
    '/pricing': 'pricing.html',
    '/blog': 'blog.html',
    '/blog/caffè': 'blog/caffè.html',
  }).map(([address, file]) => [address, {file, codings: []}]),
);

test.each([
  ['/', {file: 'index.html'}],
  ['/pricing', {file: 'pricing.html'}],
  ['/blog/caff%C3%A8', {file: 'blog/caffè.html'}],
  ['/blog/caff%C3%A8/', {redirect: '/blog/caff%C3%A8'}],
  ['/pricing/', {redirect: '/pricing'}],
  ['/pricing.html', {redirect: '/pricing'}],
  ['/index.html', {redirect: '/'}],
  ['/it', {redirect: '/it/'}],
  ['/it/index.html', {redirect: '/it/'}],
  ['/pricing//', undefined],
  ['//pricing/', undefined],
  ['/blog%2Fcaff%C3%A8', undefined],
  ['/pricing%00', undefined],
  ['/%zz', undefined],
  ['/../pricing', undefined],
  ['/pricing.html.br', undefined],
  ['/pricing.br', undefined],
  ['/pri.htmlcing', undefined],
  ['/index.htmlit/', undefined],
  ['/nothing', undefined],
])('%s leads to %j', (path, target) => {
  const found = findTarget(site, path);
  expect(found && 'file' in found ? {file: found.file.file} : found).toEqual(target);
});
