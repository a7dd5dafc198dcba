/**
 * The recipes of README and CONTRIBUTING, done on copies as an adopter does them: another brand below a path, with its API
 * elsewhere; a plan fewer, and German and Arabic; a plan more, in English alone and without a server.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {brand} from '@site/src/data/brand';
import {parseColours, siteColours} from '@site/src/plugins/brand/colours.cjs';
import {priceList} from '@site/src/data/priceList';
import {lookAtPdfs, type PdfLook} from '../pdf';
import {Portal} from './portal';
import {follow, recipes} from './recipes';

jest.setTimeout(600_000);

const root = path.resolve(__dirname, '../..');
const {priced} = priceList;

const {light, dark} = siteColours();
/** Colours of the portal that the other brand has not: '#rrggbb'. */
const formerColours = ((own) => {
  const {colours} = parseColours(readFileSync(path.join(__dirname, 'brand/colours.css'), 'utf8'));
  const kept = [colours.light, colours.dark].flatMap((palette) => Object.values(palette));
  return [...new Set(own)].filter((colour) => !kept.includes(colour));
})(
  [light, dark].flatMap((palette) =>
    // Colours of invented partners are theirs.
    Object.entries(palette).flatMap(([name, colour]) => (name.startsWith('sample-') ? [] : colour)),
  ),
);
const formerIn = (colours: Iterable<string>) => {
  const there = new Set(colours);
  return formerColours.filter((colour) => there.has(colour));
};

/** The colours of a picture's pixels: '#rrggbb'. */
async function coloursOfPicture(file: string): Promise<string[]> {
  const {data} = await sharp(file).ensureAlpha().raw().toBuffer({resolveWithObject: true});
  const pixels = new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4));
  return [...pixels].map((pixel) => {
    const [red, green, blue] = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
    return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
  });
}

describe('another brand with other prices, below a path, with its API on another origin', () => {
  const portal = new Portal();
  let said = '';
  let looks: readonly PdfLook[];
  /** What all its PDFs look like. */
  const pdfs = () =>
    (looks ??= lookAtPdfs(portal.built('.pdf').map((file) => path.join(portal.folder, 'build', file))));

  beforeAll(() => {
    const env = follow(portal, recipes.brand, recipes.price, recipes.twoOrigins, recipes.below);
    const result = portal.build(env);
    said = result.said;
    expect(result).toEqual({ok: true, said});
  });
  afterAll(() => portal.remove());

  it('names the former brand nowhere, whose names are those that the portal has', () => {
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
    expect(pdfs().length).toBeGreaterThan(10);
    for (const {file, text} of pdfs()) {
      expect([file, names.exec(text)]).toEqual([file, null]);
    }
  });

  it('has its colours everywhere, and its sign', () => {
    const painted = portal.built('.html', '.css', '.svg');
    const former = new RegExp(formerColours.join('|'), 'i');
    expect(painted.filter((file) => former.test(portal.read(file)))).toEqual([]);
    expect(portal.read('favicon.svg')).toContain('linearGradient');
  });

  it('has no pixel of the former colours in cards and PDFs, which those of the portal have', async () => {
    const own = (folder: string) => readdirSync(folder).map((file) => path.join(folder, file));
    const cards = ['', 'it/'].flatMap((home) => own(path.join(portal.folder, 'build', home, 'assets/cards')));
    expect(cards.length).toBeGreaterThan(60);
    for (const card of cards) {
      expect([card, formerIn(await coloursOfPicture(card))]).toEqual([card, []]);
    }
    for (const {file, colours} of pdfs()) {
      expect([file, formerIn(colours)]).toEqual([file, []]);
    }
    const [card] = own(path.join(root, 'build/assets/cards'));
    expect(formerIn(await coloursOfPicture(card!))).toEqual(expect.arrayContaining([dark.bg, dark.accent]));
    const files = ['downloads/onboarding.pdf', 'terms/2025-08-20.pdf'].map((file) =>
      path.join(root, 'build', file),
    );
    for (const {colours} of lookAtPdfs(files)) {
      expect(formerIn(colours)).toEqual(expect.arrayContaining([light.text, light.accent]));
    }
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

describe('a plan fewer, and German and Arabic with home and one guide', () => {
  const portal = new Portal();
  const last = priced.at(-1)!;
  const before = priced.at(-2)!;

  beforeAll(() => {
    follow(portal, recipes.planFewer, recipes.german, recipes.arabic);
    const result = portal.build();
    expect(result).toEqual({ok: true, said: result.said});
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

  it('writes figures and days as the words around them', () => {
    // What is shown in English is the English page.
    const shown = (page: string) => {
      const main = portal.page(page)('main');
      // The scan of the own pages measures those of each language.
      main.find('[data-scan]').remove();
      return main.text().replaceAll('/de/', '/');
    };
    const borrowed = portal
      .built('.html')
      .filter((file) => file.startsWith('de/'))
      .map((file) => file.slice(3, -5))
      .filter((page) => portal.page(`de/${page}`)('main').attr('lang') === 'en');
    expect(borrowed).toEqual(
      expect.arrayContaining(['pricing', 'pricing-comparison', 'cookies', 'solutions']),
    );
    for (const page of borrowed) {
      expect([page, shown(`de/${page}`)]).toEqual([page, shown(page)]);
    }
    // Of its home, the greatest heading alone is in German: figures beside English words are English ones.
    const [german, english] = ['de/index', 'index'].map((page) => {
      const $ = portal.page(page);
      $('h1').remove();
      return $('main').text().replaceAll('/de/', '/');
    });
    expect(english).toMatch(/€\d,\d{3}|\d%/);
    expect(german).toBe(english);
  });

  it('says of its list for assistants which language the texts are in, where the list is in English', () => {
    const list = portal.read('de/llms.txt');
    expect(list).toContain('## Guides (German)');
    expect(list).toContain('[Einrichten]');
    expect(portal.read('llms.txt')).toContain('## Guides\n');
  });

  it('lays out Arabic from right to left, and English texts in it from left to right', () => {
    const stylesOf = (page: string) => portal.page(page)('style').text();
    for (const page of ['ar/index', 'ar/guides/setup', 'ar/pricing', 'ar/guides/onboarding']) {
      expect([page, portal.page(page)('html').attr('dir')]).toEqual([page, 'rtl']);
    }
    expect(portal.page('ar/guides/setup')('[data-text]').attr('dir')).toBeUndefined();
    const english = portal.page('ar/pricing')('main');
    expect([english.attr('dir'), english.attr('lang')]).toEqual(['ltr', 'en']);
    const guide = portal.page('ar/guides/onboarding')('[data-text]').closest('[lang=en]');
    expect(guide.attr('dir')).toBe('ltr');
    // Arrows turn, but not those of an English text.
    expect(portal.page('ar/index')('svg[data-along]').length).toBeGreaterThan(0);
    expect(stylesOf('ar/index')).toMatch(
      /html\[dir="?rtl"?\] svg\[data-along\]:not\(\[dir="?ltr"?\] \*\)\{scale:-1 1\}/,
    );
    expect(stylesOf('ar/pricing')).toMatch(/html\[dir="?rtl"?\] \[dir="?ltr"?\]\{text-align:left\}/);
    expect(stylesOf('index')).not.toMatch(/rtl/);
    // No sheet is mirrored: where the English page has a side, so has the same page below Arabic.
    const sidesOf = (page: string) => stylesOf(page).match(/(?<![\w-])(?:left|right):[^;}]*/g);
    expect(sidesOf('pricing')).toEqual(expect.arrayContaining(['left:var(--across)']));
    expect(sidesOf('ar/pricing')).toEqual(sidesOf('pricing'));
    // Three languages and more are a list.
    expect(portal.page('ar/index')('header details summary').text()).toContain('AR');
    expect(portal.page('ar/index')('header a[hreflang=en]').attr('href')).toBe('/');
  });

  it('names the languages of a page to search engines, and leads to all of them', () => {
    const languages = (page: string) => {
      const $ = portal.page(page);
      return $('link[hreflang]')
        .map((_, link) => $(link).attr('hreflang'))
        .get();
    };
    expect(languages('index')).toEqual(expect.arrayContaining(['en', 'it', 'de', 'ar', 'x-default']));
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
    const env = follow(portal, recipes.englishOnly, recipes.planMore, recipes.static);
    const result = portal.build(env);
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
