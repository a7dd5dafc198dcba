import {cpSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {jest} from '@jest/globals';
import {load} from 'cheerio';
import {brand} from '../../../../data/brand';
import {sha256} from '../../model/plainText';
import type {pdfOf} from '../pdf';
import {publishVersion} from '../publish';
import {Site, textFile} from './site';

// Docusaurus's loader does the bundling, which has its own tests.
jest.unstable_mockModule('../../../../lib/bundle', () => ({
  bundle: (entry: string) => ({code: `Code of ${entry}`, file: `assets/${entry}`}),
}));
// Arguments of the PDF generator. `pdf.test.ts` reads real PDFs.
jest.unstable_mockModule('../pdf', () => ({
  pdfOf: ({text, words, company, brand: own, ...pdf}: Parameters<typeof pdfOf>[0]) => {
    const says = {contents: words.pdf.contents, legalName: company.legalName, title: text.title};
    return Promise.resolve(Buffer.from(JSON.stringify({...pdf, ...says, brand: own.name})));
  },
}));
const code = jest.fn(() => 'one');
jest.unstable_mockModule('../../../../rendering/cacheKey', () => ({cacheKey: code}));
const {default: legal} = await import('..');

const homes = {en: '/', it: '/it/'};
type Language = keyof typeof homes;

let site: Site;
beforeEach(async () => {
  site = new Site();
  for (const name of ['company', 'feedPage', 'legal', 'sampleMark']) {
    cpSync(`src/content/${name}.ts`, path.join(site.folder, `src/content/${name}.ts`));
  }
  site.write('package.json', '{}');
  site.speak('it', 'partial');
  site.write('i18n/it/content/company.ts', "export const company = {legalName: 'Denominazione'};\n");
  site.write(
    'i18n/it/content/legal.ts',
    "export const legal = {feed: {description: 'Novità.'}, pdf: {contents: 'Indice'}};\n",
  );
  site.write('i18n/it/content/sampleMark.ts', "export const sampleMark = {label: 'Esempio'};\n");
  for (const date of ['2025-01-01', '2026-03-01', '2027-06-01']) {
    site.write(`legal/terms/${date}.mdx`, textFile('terms', {words: `Since ${date}`}));
  }
  site.write('legal/dpa/2025-01-01.mdx', textFile('dpa'));
  site.write('i18n/it/legal/terms/2025-01-01.mdx', textFile('terms', {title: 'Le condizioni', words: 'Dal'}));
  site.write(
    'i18n/it/legal/terms/2026-03-01.mdx',
    textFile('terms', {title: 'Le condizioni', words: 'Dal', front: ['prevailsFor: IT']}),
  );
  site.write('legal/versions.json', '{"terms": [], "dpa": []}');
  const publish = (...args: string[]) => publishVersion(site.folder, args);
  await publish('terms', '2025-01-01', '2025-01-01');
  await publish('dpa', '2025-01-01', '2025-01-01');
  await publish('terms', '2026-03-01', '2026-01-15');
  await publish('terms', '2027-06-01', '2027-01-01');
  // The first version has no acceptances.
  site.write(
    'legal/versions.json',
    site.read('legal/versions.json')!.replace('"noticed": "2025-01-01"', '$&, "sample": true'),
  );
});
afterEach(() => {
  jest.useRealTimers();
  site.remove();
});

const pluginFor = (currentLocale: Language, today?: string) => {
  const localeConfigs = Object.fromEntries(Object.entries(homes).map(([it, baseUrl]) => [it, {baseUrl}]));
  const i18n = {currentLocale, locales: Object.keys(homes), localeConfigs};
  const context = {siteDir: site.folder, baseUrl: homes[currentLocale], i18n} as unknown as LoadContext;
  return legal(context, {today});
};

interface Route {
  path: string;
  component: string;
  metadata?: {sourceFilePath: string; lastUpdatedAt: number};
  modules: {page: {name: string; data: Record<string, unknown>}};
}

/** Returns the plugin's results for Docusaurus. */
async function loaded(...of: Parameters<typeof pluginFor>) {
  const plugin = pluginFor(...of);
  const content = await plugin.loadContent!();
  const routes: Route[] = [];
  await plugin.contentLoaded!({
    content,
    actions: {
      addRoute: (route: Route) => routes.push(route),
      createData: (name: string, data: unknown) => Promise.resolve({name, data}),
      setGlobalData: () => undefined,
    },
  } as never);
  return {plugin, routes};
}

/** Builds the site. Returns a reader of its files. */
async function built(...of: Parameters<typeof pluginFor>) {
  const {plugin} = await loaded(...of);
  const outDir = path.join(site.folder, 'out', of[0]);
  await plugin.writeFiles!({outDir, siteConfig: {url: 'https://a.example'}} as never, []);
  return {
    files: readdirSync(outDir, {recursive: true, encoding: 'utf8'})
      .filter((file) => path.extname(file))
      .sort(),
    read: (file: string) => readFileSync(path.join(outDir, file)),
  };
}

it('makes pages in the language of the site, and says where each comes from and when it last changed', async () => {
  const {routes} = await loaded('it', '2027-01-01');
  const texts = routes.flatMap(({path: place, metadata, modules}) =>
    metadata ? [[place, metadata.sourceFilePath, metadata.lastUpdatedAt, modules.page.data.language]] : [],
  );
  const row = (place: string, source: string, announced: string, language: string) => [
    ...[place, `legal/${source}.mdx`, Date.parse(announced), language],
  ];
  // Announcement date of the newest version that a page shows or names.
  expect(texts).toEqual([
    row('/it/terms', 'terms/2026-03-01', '2027-01-01', 'it'),
    row('/it/terms/2025-01-01', 'terms/2025-01-01', '2025-01-01', 'it'),
    row('/it/terms/2026-03-01', 'terms/2026-03-01', '2027-01-01', 'it'),
    row('/it/terms/2027-06-01', 'terms/2027-06-01', '2027-01-01', 'en'),
    row('/it/dpa', 'dpa/2025-01-01', '2025-01-01', 'en'),
    row('/it/dpa/2025-01-01', 'dpa/2025-01-01', '2025-01-01', 'en'),
  ]);
  expect(new Set(routes.map(({modules}) => modules.page.name)).size).toBe(routes.length);
});

it('shows the texts of the day that it is in Italy, or of the day that it is told', async () => {
  const dates = async (today?: string) => {
    const {routes} = await loaded('en', today);
    return routes.flatMap((route) => /^\/terms\/(\d{4}).*/.exec(route.path)?.[1] ?? []);
  };
  expect(await dates('2026-12-31')).toEqual(['2025', '2026']);
  const now = (time: string) => {
    const timers = ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout'] as const;
    jest.useFakeTimers({now: new Date(time), doNotFake: [...timers]});
  };
  now('2026-12-31T22:30:00Z');
  expect(await dates()).toEqual(['2025', '2026']);
  // Announcement date of the third version.
  now('2026-12-31T23:30:00Z');
  expect(await dates()).toEqual(['2025', '2026', '2027']);
  expect(() => pluginFor('en', '2026-02-30')).toThrow(
    'The legal texts cannot be shown for the day "2026-02-30".',
  );
});

it('stops the build for a text that may not go online', async () => {
  const file = path.join(site.folder, 'legal/terms/2025-01-01.mdx');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Since', 'Until'));
  await expect(pluginFor('en', '2026-06-01').loadContent!()).rejects.toThrow(
    /^Legal texts:\n {2}legal\/terms\/2025-01-01\.mdx: was changed after it was published/,
  );
});

it('writes the feed, a PDF of each version, and the words of those that prevail as plain files', async () => {
  const english = await built('en', '2026-06-01');
  const pdfs = ['dpa/2025-01-01', 'terms/2025-01-01', 'terms/2026-03-01'].map((name) => `${name}.pdf`);
  expect(english.files).toEqual(
    ['legal/changes.xml', ...pdfs, ...pdfs.map((name) => name.replace('pdf', 'txt'))].sort(),
  );
  const plain = english.read('terms/2026-03-01.txt').toString();
  expect(plain).toMatch(/^The terms\nVersion 2026-03-01\n\nPart parties\n\nSince 2026-03-01 of parties\.\n/);
  const pdfIn = (build: typeof english, file: string) =>
    JSON.parse(build.read(file).toString()) as Record<string, unknown>;
  const inForce = 'terms/2026-03-01';
  expect(pdfIn(english, `${inForce}.pdf`)).toEqual({
    document: 'terms',
    language: 'en',
    url: 'https://a.example',
    brand: brand.name,
    title: 'The terms',
    contents: 'Contents',
    legalName: 'Registered name',
    facts: expect.objectContaining({date: '2026-03-01', sha256: sha256(plain), pdfFile: `/${inForce}.pdf`}),
  });

  const italian = await built('it', '2026-06-01');
  // The Italian text prevails since 2026.
  expect(italian.files).toEqual(['legal/changes.xml', ...pdfs, 'terms/2026-03-01.txt'].sort());
  const prevailing = italian.read('terms/2026-03-01.txt').toString();
  expect(prevailing).toMatch(/^Le condizioni\nVersion 2026-03-01\n\nPart parties\n\nDal of parties\.\n/);
  expect(pdfIn(italian, `${inForce}.pdf`)).toMatchObject({
    language: 'it',
    title: 'Le condizioni',
    contents: 'Indice',
    legalName: 'Denominazione',
    facts: {sha256: sha256(prevailing), pdfFile: `/it/${inForce}.pdf`},
  });
  // Texts without a translation are entirely in English.
  expect(pdfIn(italian, 'dpa/2025-01-01.pdf')).toMatchObject({
    language: 'en',
    title: 'The dpa',
    contents: 'Contents',
    legalName: 'Registered name',
  });

  const feed = load(italian.read('legal/changes.xml').toString(), {xml: true});
  expect(feed('feed').attr('xml:lang')).toBe('it');
  expect(feed('feed > subtitle').text()).toBe('Novità.');
  expect(feed('feed > id').text()).toBe('https://a.example/it/legal/changes.xml');
  expect(feed('feed > updated').text()).toBe('2026-01-15T00:00:00.000Z');
  const links = feed('entry > content').get();
  expect(links.map((it) => /href="([^"]+)"/.exec(feed(it).text())?.[1])).toEqual([
    'https://a.example/it/terms/compare/2025-01-01-to-2026-03-01',
    undefined,
    undefined,
  ]);
  const titles = feed('entry > title').get();
  expect(titles.map((it) => feed(it).text())).toEqual([
    expect.stringMatching(/^Le condizioni: version of .* 2026$/),
    expect.stringMatching(/^The dpa: version of .* 2025$/),
    expect.stringMatching(/^Le condizioni: version of .* 2025 \(Esempio\)$/),
  ]);
});

it('takes PDFs of an earlier build, until what they are made by changes', async () => {
  const place = path.join(site.folder, 'node_modules/.cache/portal/legal');
  const pdf = 'terms/2025-01-01.pdf';
  const isPdf = /^\{"document":"terms"/;
  const build = async (today = '2025-06-01') => (await built('it', today)).read(pdf).toString();
  expect(await build()).toMatch(isPdf);
  const keep = () => readdirSync(place).forEach((name) => writeFileSync(path.join(place, name), 'kept'));
  keep();
  expect(await build()).toBe('kept');
  code.mockReturnValue('two');
  expect(await build()).toMatch(isPdf);
  keep();
  // The status line of its version has changed: another version has been announced.
  expect(await build('2026-06-01')).toMatch(isPdf);
});
