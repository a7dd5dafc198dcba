import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import socialCards from '..';
import {brand} from '../../../data/brand';
import type {RenderedPage} from '../../../rendering/lifecycle';
import {drawCards, lostLettersWarning} from '../drawCards';

jest.mock('../../../lib/readWords', () => ({
  readWords: (_site: string, language: string, name: string) => ({
    areas: {site: 'Security', guides: 'Guide', legal: 'Legal'},
    shared: {guides: `${language} ${name}`, site: 'All'},
  }),
}));
jest.mock('../drawCards', () => ({
  drawCards: jest.fn(() => Promise.resolve(['lost'])),
  lostLettersWarning: jest.fn((...facts: unknown[]) => [JSON.stringify(facts)]),
}));

afterEach(() => void jest.restoreAllMocks());

const guides = Array.from({length: 40}, (_, index) => `/it/guides/${index}`);
const docs = guides.map((permalink) => ({source: '@site/docs/a.md', permalink, title: '', frontMatter: {}}));
const version = {versionName: 'current', label: '', path: '/it', isLast: true, docs};
const locale = {
  outDir: '/out',
  routesPaths: ['/it/', '/it/terms', '/it/dpa', ...guides],
  plugins: [{name: 'docusaurus-plugin-content-docs', options: {}, content: {loadedVersions: [version]}}],
  siteConfig: {url: 'https://a.example', baseUrl: '/it/', title: 'Site', titleDelimiter: '–'},
};
const page = (route: string, title?: string) =>
  ({route, listed: true, meta: new Map(title ? [['og:title', title]] : [])}) as unknown as RenderedPage;

it('names a card in the head of each page that has one, and draws what is named', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const {name, headOf, writeFiles} = socialCards({
    siteDir: process.cwd(),
    i18n: {currentLocale: 'it'},
  } as LoadContext);
  const head = headOf!(locale as never);
  const tags = [
    page('/it/', 'Home & more – Site'),
    page('/it/terms', 'Legal: Terms – Site'),
    page('/it/dpa', 'Legal: Terms – Site'),
    page(guides[0]!, 'O\u00adne\u2069 – Site – Site'),
    page(guides[39]!, 'Last – Site'),
    page('/it/unknown', 'Nowhere – Site'),
    page('/it/', undefined),
  ].map(head);
  await writeFiles!(locale as never, []);
  const [cards, place] = jest.mocked(drawCards).mock.lastCall!;
  const own = {brand: brand.name, host: 'a.example'};
  expect([name, place]).toEqual([
    'social-cards',
    {folder: '/out/assets/cards/', cacheDir: expect.stringMatching(/[\\/]social-cards$/) as string},
  ]);
  expect([...cards.values()]).toEqual([
    {...own, area: 'Security', title: 'Home & more', sheet: true},
    {...own, area: 'Legal', title: 'Terms', sheet: false},
    {...own, area: 'Guide', title: 'One – Site', sheet: false},
    {...own, area: 'Guide', title: 'it socialCards', sheet: false},
    {...own, area: 'Security', title: 'All', sheet: true},
  ]);
  // Two pages that say the same share a card.
  const [home, terms, guide, shared, all] = [...cards.keys()];
  expect(home).toMatch(/^[\da-f]{8}\.png$/);
  const says = (file: string | undefined, alt: string) =>
    expect.stringMatching(
      `content="https://a\\.example/it/assets/cards/${file}".*og:image:alt" content="${alt}">$`,
    ) as string;
  expect(tags).toEqual([
    says(home, 'Home &amp; more'),
    says(terms, 'Legal: Terms'),
    says(terms, 'Legal: Terms'),
    says(guide, 'O\u00adne\u2069 – Site'),
    says(shared, 'it socialCards'),
    says(all, 'All'),
    '',
  ]);
  expect(lostLettersWarning).toHaveBeenCalledWith('it', ['lost']);
  expect(warn.mock.calls).toEqual([['[WARNING] ["it",["lost"]]']]);
});

it('calls a card otherwise where anything changes that it is drawn by', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'cards-'));
  const drawnBy = [
    'src/plugins/social-cards/card.ts',
    'src/plugins/social-cards/drawCards.ts',
    'src/css/colours.css',
    'src/data/sampleReport.ts',
    'src/lib/scanTrace.ts',
    'src/lib/securityScore.ts',
    'static/favicon.svg',
    'src/plugins/brand/colours.cjs',
    'src/plugins/brand/logo.cjs',
    ...['satori', '@resvg/resvg-js', '@fontsource/geist'].map((name) => `node_modules/${name}/package.json`),
  ];
  drawnBy.forEach((file) => cpSync(file, path.join(siteDir, file)));
  const named = () =>
    socialCards({siteDir, i18n: {currentLocale: 'it'}} as LoadContext).headOf!(locale as never)(
      page('/it/', 'Home'),
    );
  const names = drawnBy.map((file) => {
    writeFileSync(path.join(siteDir, file), 'changed');
    return named();
  });
  expect(new Set(names).size).toBe(drawnBy.length);
  expect(named()).toBe(names.at(-1));
  rmSync(siteDir, {recursive: true});
});
