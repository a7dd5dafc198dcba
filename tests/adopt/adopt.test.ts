/**
 * The recipes of README and CONTRIBUTING, done on copies as an adopter does them: another brand below a path, with its API
 * elsewhere; a plan fewer, and German; a plan more, in English alone and without a server.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brand} from '@site/src/data/brand';
import {priceList} from '@site/src/data/priceList';
import {languagesOf} from '@site/src/lib/languages';
import {readPdf} from '../pdf';
import {Portal} from './portal';

jest.setTimeout(600_000);

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
/** Records of plans, as they stand in the file. */
const source = readFileSync(path.resolve(__dirname, '../../src/data/plans.ts'), 'utf8');
const {priced} = priceList;

/** The list of languages, as the configuration writes it. */
const [locales] = /locales: \[[^\]]*\]/.exec(
  readFileSync(path.resolve(__dirname, '../../docusaurus.config.ts'), 'utf8'),
)!;

describe('another brand with other prices, below a path, with its API on another origin', () => {
  const portal = new Portal();
  let said = '';

  beforeAll(() => {
    portal.write('src/data/brand.ts', read('brand/brand.ts').replace('../../../src/data/', './'));
    portal.write('src/css/colours.css', read('brand/colours.css'));
    portal.write('static/favicon.svg', read('brand/favicon.svg'));
    expect(portal.touched.size).toBe(3);
    const [first] = priced;
    portal.edit('src/data/plans.ts', [[`eurPerMonth: ${first!.eurPerMonth},`, `eurPerMonth: 59,`]]);
    const result = portal.build({
      SITE_URL: 'https://www.gruenwacht.example/portal',
      API_ORIGIN: 'https://api.gruenwacht.example',
    });
    said = result.said;
    expect(result).toEqual({ok: true, said});
  });
  afterAll(() => portal.remove());

  it('names the former brand nowhere, whose names are those that the portal has', async () => {
    const names = new RegExp([brand.name, new URL(brand.siteUrl).host].join('|'), 'i');
    const texts = portal.built(
      '.html',
      '.js',
      '.css',
      '.xml',
      '.json',
      '.txt',
      '.svg',
      '.csv',
      '.md',
      '_headers',
    );
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter((file) => names.test(portal.read(file)))).toEqual([]);
    expect(names.test(`${brand.name} of today`)).toBe(true);
    const pdfs = portal.built('.pdf');
    expect(pdfs.length).toBeGreaterThan(10);
    for (const file of pdfs) {
      const {pages} = readPdf(readFileSync(path.join(portal.folder, 'build', file)));
      expect(`${file} ${names.test(JSON.stringify(pages))}`).toBe(`${file} false`);
    }
  });

  it('has its colours everywhere, and its sign', () => {
    const colours = readFileSync(path.resolve(__dirname, '../../src/css/colours.css'), 'utf8');
    const former = new RegExp(/--accent: light-dark\((#\w+)/.exec(colours)![1]!, 'i');
    const painted = portal.built('.html', '.css', '.svg');
    expect(painted.filter((file) => former.test(portal.read(file)))).toEqual([]);
    expect(portal.read('favicon.svg')).toContain('linearGradient');
  });

  it('leads below its path, and to its API', () => {
    const $ = portal.page('index');
    const led = $('a[href^="/"]').map((_, link) => $(link).attr('href'));
    expect(led.length).toBeGreaterThan(20);
    expect(led.get().filter((href) => !/^\/portal(?:\/|$)/.test(href))).toEqual([]);
    expect(portal.page('contact')('form').attr('action')).toBe('https://api.gruenwacht.example/api/contact');
    expect(portal.page('contact')('meta[http-equiv="Content-Security-Policy"]').attr('content')).toContain(
      'https://api.gruenwacht.example',
    );
    expect(said).toContain('https://www.gruenwacht.example/portal/sitemap.xml');
  });

  it('has the new price wherever the plan is', () => {
    expect(portal.page('pricing')('main').text()).toContain('€59');
    expect(portal.page('pricing')('script[type="application/ld+json"]').text()).toContain('59');
  });
});

describe('a plan fewer, and German with home and one guide', () => {
  const portal = new Portal();
  const last = priced.at(-1)!;
  const before = priced.at(-2)!;

  beforeAll(() => {
    const record = new RegExp(`  \\{\\n    id: '${last.id}',[\\s\\S]*?\\n  \\},\\n`).exec(source)![0];
    const adds = /adds: \[([\s\S]*?)\]/.exec(record)![1]!;
    const kept = new RegExp(`id: '${before.id}',[\\s\\S]*?adds: \\[[\\s\\S]*?\\n    \\]`).exec(source)![0];
    portal.edit('src/data/plans.ts', [
      [record, ''],
      [kept, kept.replace(/,?\s*\]$/, `, ${adds}]`)],
    ]);
    for (const file of ['src/content/planWords.ts', 'i18n/it/content/planWords.ts']) {
      const words = readFileSync(path.join(portal.folder, file), 'utf8');
      portal.edit(file, [[new RegExp(`  ${last.id}: \\{[\\s\\S]*?\\n  \\},\\n`).exec(words)![0], '']]);
    }
    portal.stamp('src/content/planWords.ts');
    expect(portal.touched.size).toBe(3);

    portal.edit('docusaurus.config.ts', [[locales, locales.replace(']', ", 'de']")]]);
    portal.write('i18n/de/locale.json', '{"words": "partial"}\n');
    portal.write(
      'i18n/de/content/home.ts',
      `import type {HomeContent} from '@site/src/content/home';
import type {PartialWords} from '@site/src/lib/words';

export const home: PartialWords<HomeContent> = {
  meta: {title: 'Cybersicherheit unter eigener Marke'},
  hero: {title: 'Verkaufe Sicherheit unter deinem Namen.'},
};
`,
    );
    const guide = 'docs/guides/setup.md';
    portal.write(
      'i18n/de/docusaurus-plugin-content-docs/current/guides/setup.md',
      readFileSync(path.join(portal.folder, guide), 'utf8').replace(/^title: .*$/m, 'title: Einrichten'),
    );
    portal.stamp('src/content/home.ts', guide);
    expect(portal.touched.size).toBe(3 + 4);
    expect(portal.build()).toMatchObject({ok: true});
  });
  afterAll(() => portal.remove());

  it('shows the plans that there are, in words and in figures', () => {
    const $ = portal.page('pricing');
    const said = $('main').text();
    expect(said).not.toMatch(new RegExp(`\\b${last.name}\\b`));
    expect(said).toContain(before.name);
    const product = JSON.parse($('script[type="application/ld+json"]').text())['@graph'].find(
      (node: object) => 'offers' in node,
    );
    expect(product.offers).toHaveLength(priced.length - 1);
  });

  it('says German words where there are some, English ones elsewhere, and which is which', () => {
    const home = portal.page('de/index');
    expect(home('html').attr('lang')).toBe('de');
    expect(home('h1').text()).toBe('Verkaufe Sicherheit unter deinem Namen.');
    expect(home('link[rel=canonical]').attr('href')).toBe(`${brand.siteUrl}/de/`);
    expect(portal.page('de/guides/setup')('h1').text()).toBe('Einrichten');
    const english = portal.page('de/pricing');
    expect(english('main').attr('lang') ?? english('[lang=en] main, main [lang=en]').attr('lang')).toBe('en');
    expect(english('link[rel=canonical]').attr('href')).toBe(`${brand.siteUrl}/pricing`);
  });

  it('names the languages of a page to search engines, and leads to all of them', () => {
    const languages = (page: string) => {
      const $ = portal.page(page);
      return $('link[hreflang]')
        .map((_, link) => $(link).attr('hreflang'))
        .get();
    };
    expect(languages('index')).toEqual(expect.arrayContaining(['en', 'it', 'de', 'x-default']));
    expect(languages('pricing')).not.toContain('de');
    expect(portal.page('pricing')('header a[hreflang]').length).toBeGreaterThanOrEqual(2);
    const listed = portal.read('de/sitemap.xml').match(/<loc>[^<]+/g);
    expect(listed?.sort()).toEqual([`<loc>${brand.siteUrl}/de/`, `<loc>${brand.siteUrl}/de/guides/setup`]);
  });
});

describe('a plan more, in English alone, without a server', () => {
  const portal = new Portal();
  let said = '';

  beforeAll(() => {
    const first = new RegExp(`  \\{\\n    id: '${priced[0]!.id}',[\\s\\S]*?\\n  \\},\\n`).exec(source)![0];
    portal.edit('src/data/plans.ts', [
      [
        first,
        `${first}  {
    id: 'grow',
    name: 'Grow',
    eurPerMonth: ${Math.ceil(priced[0]!.eurPerMonth) + 20},
    mspUsers: ${priced[0]!.mspUsers},
    clients: ${(priced[0]!.clients ?? 0) + 1},
    scansPerMonth: ${(priced[0]!.scansPerMonth ?? 0) + 1},
    addOns: {extraClient: 2, extraUser: 19},
    freeTrial: false,
    popular: false,
    adds: [],
  },
`,
      ],
    ]);
    portal.edit('src/content/planWords.ts', [
      [
        'export const planWords = {\n',
        `export const planWords = {
  grow: {
    tagline: 'For teams that grow.',
    description: 'For providers between two sizes.',
    features: ['Priority in the support queue'],
    home: {step: 'Take on more clients.', features: ['Priority in the support queue']},
  },
`,
      ],
    ]);
    portal.edit('docusaurus.config.ts', [[locales, "locales: ['en']"]]);
    for (const language of languagesOf(portal.folder).slice(1)) {
      portal.delete(`i18n/${language}`);
    }
    const result = portal.build({API_ORIGIN: 'none'});
    said = result.said;
    expect(result).toEqual({ok: true, said});
  });
  afterAll(() => portal.remove());

  it('shows the plan in cards, comparison and structured data', () => {
    const $ = portal.page('pricing');
    expect($('main').text()).toContain('For teams that grow.');
    expect($('main table').text()).toContain('Grow');
    expect($('script[type="application/ld+json"]').text()).toContain('"Grow"');
  });

  it('has one language, and nothing that speaks of others', () => {
    const pages = portal.built('.html');
    expect(pages.length).toBeGreaterThan(40);
    expect(pages.filter((file) => file.startsWith('it'))).toEqual([]);
    const speaking = pages.filter((file) => /href="\/it(?:\/|")|hreflang="it"/i.test(portal.read(file)));
    expect(speaking).toEqual([]);
  });

  it('leads the contact form to a mail, and says so', () => {
    expect(portal.page('contact')('form').attr('action')).toMatch(`mailto:${brand.contactEmail}`);
    expect(said).toContain('without a server');
  });
});
