import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {translatedSitemapItems} from '../sitemapItems';
import {hashOf, writeStamp} from '../sourceHash';

const siteDir = mkdtempSync(path.join(tmpdir(), 'sitemap-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

function write(file: string, text: string): void {
  const full = path.join(siteDir, file);
  mkdirSync(path.dirname(full), {recursive: true});
  writeFileSync(full, text);
}

const english = '---\ntitle: One\n---\n\nA sentence.\n';
const folder = 'i18n/it/docusaurus-plugin-content-docs/current';
write('i18n/it/locale.json', '{"words": "complete"}');
for (const name of ['current', 'stale', 'missing']) {
  write(`docs/${name}.md`, english);
}
write(`${folder}/current.md`, writeStamp('current.md', english, hashOf(english)));
write(`${folder}/stale.md`, writeStamp('stale.md', english, hashOf('Something else.')));

const url = 'https://www.brand.example';
const create = translatedSitemapItems(siteDir, {en: '/portal/', it: '/portal/it/'});

/** Sitemap of a locale, by the paths of its pages: the language and path of each twin. */
async function sitemapOf(baseUrl: string, sources: Record<string, string>) {
  const routes = Object.entries(sources).map(([page, sourceFilePath]) => ({
    path: baseUrl + page,
    ...(sourceFilePath && {metadata: {sourceFilePath}}),
  }));
  const items = await create({
    siteConfig: {url, baseUrl},
    routes,
    defaultCreateSitemapItems: () => Promise.resolve(routes.map((route) => ({url: url + route.path}))),
  } as unknown as Parameters<typeof create>[0]);
  return Object.fromEntries(
    // The type of an item knows nothing of links, which the package `sitemap` writes.
    (items as ((typeof items)[number] & {links?: {lang: string; url: string}[]})[]).map((item) => [
      item.url.slice(url.length),
      (item.links ?? []).map((link) => `${link.lang} ${link.url.slice(url.length)}`),
    ]),
  );
}

it('a page without a text says the same in each language; an unknown home is that of the first one', async () => {
  const twins = ['en /portal/list', 'it /portal/it/list', 'x-default /portal/list'];
  expect(await sitemapOf('/portal/it/', {list: ''})).toEqual({'/portal/it/list': twins});
  expect(await sitemapOf('/portal/', {'': ''})).toEqual({
    '/portal/': ['en /portal/', 'it /portal/it/', 'x-default /portal/'],
  });
  expect(await sitemapOf('/else/', {missing: 'docs/missing.md'})).toEqual({'/else/missing': []});
});

it('English has every page, each with the twins that say the same', async () => {
  const sources = {current: 'docs/current.md', stale: 'docs/stale.md', missing: 'docs/missing.md'};
  expect(await sitemapOf('/portal/', sources)).toEqual({
    '/portal/current': ['en /portal/current', 'it /portal/it/current', 'x-default /portal/current'],
    '/portal/stale': [],
    '/portal/missing': [],
  });
});

it('another language leaves out what it shows in English', async () => {
  const sources = {
    current: `${folder}/current.md`,
    stale: `${folder}/stale.md`,
    missing: 'docs/missing.md',
  };
  expect(await sitemapOf('/portal/it/', sources)).toEqual({
    '/portal/it/current': ['en /portal/current', 'it /portal/it/current', 'x-default /portal/current'],
    '/portal/it/stale': [],
  });
});
