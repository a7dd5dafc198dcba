import {translatedSitemapItems} from '../sitemapItems';
import {hashOf, writeStamp} from '../sourceHash';
import {testFolder} from '../../../../../tests/testFolder';

const {folder: siteDir, write} = testFolder();

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

/** Returns a locale's sitemap: language and path of each alternate, by path. */
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
    // The item's type lacks `links`, which the package `sitemap` writes.
    (items as ((typeof items)[number] & {links?: {lang: string; url: string}[]})[]).map((item) => [
      item.url.slice(url.length),
      (item.links ?? []).map((link) => `${link.lang} ${link.url.slice(url.length)}`),
    ]),
  );
}

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

describe('the day of the last change', () => {
  const texts: [name: string, file: string, head: string, day: string | undefined][] = [
    ['what the text says', 'docs/said.md', 'last_update: {date: 2026-11-27}', '2026-11-27'],
    ['of an article, by its date', 'blog/2024-01-02-b.md', 'date: 2024-05-06', '2024-05-06'],
    ['of an article, by its name', 'blog/2024-01-02-c.md', 'title: C', '2024-01-02'],
    ['not that in the name of a guide', 'docs/2024-01-02-e.md', 'title: E', undefined],
  ];

  it.each(texts)('is %s', async (_name, file, head, day) => {
    write(file, `---\n${head}\n---\n\nA sentence.\n`);
    const [item] = await create({
      siteConfig: {url, baseUrl: '/portal/'},
      routes: [{path: '/portal/text', metadata: {sourceFilePath: file}}],
      defaultCreateSitemapItems: () => Promise.resolve([{url: `${url}/portal/text`}]),
    } as unknown as Parameters<typeof create>[0]);
    expect(item?.lastmod).toBe(day);
  });
});
