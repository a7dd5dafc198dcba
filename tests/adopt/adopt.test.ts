/**
 * Follows the recipes of ADOPTING.md on copies, like an adopter: another brand below a path, with its API
 * elsewhere; one plan fewer, with German and Arabic; one plan more, in English alone and without a server.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {brand} from '@site/src/data/brand';
import {priceList} from '@site/src/data/priceList';
import {parseColours, siteColours} from '@site/src/site/brand/colours.cjs';
import {lookAtPdfs} from '../pdf';
import {Portal} from './portal';
import {follow, recipes, type Recipe} from './recipes';

jest.setTimeout(600_000);

const root = path.resolve(__dirname, '../..');
const {priced} = priceList;

/** Builds a copy after some recipes, and keeps the output. */
function adopted(...list: readonly Recipe[]) {
  const site = {portal: new Portal(), said: ''};
  beforeAll(() => {
    const {ok, said} = site.portal.build(follow(site.portal, ...list));
    site.said = said;
    expect([ok, said]).toEqual([true, said]);
  });
  afterAll(() => site.portal.remove());
  return site;
}

/** Colours of the portal that the other brand does not use: '#rrggbb'. Colours of invented partners are theirs. */
const {light, dark} = siteColours();
const {colours} = parseColours(readFileSync(path.join(__dirname, 'brand/colours.css'), 'utf8'));
const kept = new Set([colours.light, colours.dark].flatMap((palette) => Object.values(palette)));
const formerColours = [light, dark]
  .flatMap((palette) => Object.entries(palette))
  .filter(([name, colour]) => !name.startsWith('sample-') && !kept.has(colour))
  .map(([, colour]) => colour);
const formerIn = (found: readonly string[]) => formerColours.filter((colour) => found.includes(colour));

/** Returns the colours of a picture's pixels: '#rrggbb'. */
async function coloursOfPicture(file: string): Promise<string[]> {
  const {data} = await sharp(file).ensureAlpha().raw().toBuffer({resolveWithObject: true});
  const pixels = new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4));
  return [...pixels].map((pixel) => {
    const [red, green, blue] = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
    return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
  });
}

describe('another brand with other prices, below a path, with its API on another origin', () => {
  const site = adopted(recipes.brand, recipes.price, recipes.twoOrigins, recipes.below);
  const {portal} = site;
  const built = (...ends: string[]) =>
    portal.built(...ends).map((file) => path.join(portal.folder, 'build', file));

  it('names the former brand nowhere, and wears its colours nowhere', async () => {
    const names = new RegExp([brand.name, new URL(brand.siteUrl).host].join('|'), 'i');
    const texts = portal.built(
      ...['.html', '.js', '.css', '.xml', '.json', '.txt', '.svg', '.csv', '.md', '_headers'],
    );
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter((file) => names.test(portal.read(file)))).toEqual([]);
    const former = new RegExp(formerColours.join('|'), 'i');
    expect(portal.built('.html', '.css', '.svg').filter((file) => former.test(portal.read(file)))).toEqual(
      [],
    );
    expect(portal.read('favicon.svg')).toContain('linearGradient');
    const pdfs = lookAtPdfs(built('.pdf'));
    expect(pdfs.length).toBeGreaterThan(10);
    for (const {file, text, colours: seen} of pdfs) {
      expect([file, names.exec(text), formerIn(seen)]).toEqual([file, null, []]);
    }
    const cards = built('.png').filter((file) => file.includes('/assets/cards/'));
    expect(cards.length).toBeGreaterThan(60);
    for (const card of cards) {
      expect([card, formerIn(await coloursOfPicture(card))]).toEqual([card, []]);
    }
    // The portal's own cards contain these colours.
    const folder = path.join(root, 'build/assets/cards');
    const own = await coloursOfPicture(path.join(folder, readdirSync(folder)[0]!));
    expect(formerIn(own)).toEqual(expect.arrayContaining([dark.bg, dark.accent]));
    const [handbook] = lookAtPdfs([path.join(root, 'build/downloads/onboarding.pdf')]);
    expect(formerIn(handbook!.colours)).toEqual(expect.arrayContaining([light.text, light.accent]));
  });

  it('leads below its path and to its API, and has the new price wherever the plan is', () => {
    const $ = portal.page('index');
    const led = $('a[href^="/"]').map((_, link) => $(link).attr('href'));
    expect(led.length).toBeGreaterThan(20);
    expect(led.get().filter((href) => !/^\/portal(?:\/|$)/.test(href))).toEqual([]);
    const contact = portal.page('contact');
    expect(contact('form').attr('action')).toBe('https://api.gruenwacht.example/api/contact');
    expect(contact('meta[http-equiv="Content-Security-Policy"]').attr('content')).toContain(
      'https://api.gruenwacht.example',
    );
    expect(site.said).toContain('https://www.gruenwacht.example/portal/sitemap.xml');
    const pricing = portal.page('pricing');
    expect(pricing('main').text()).toContain('$59');
    expect(pricing('main').text()).not.toMatch(/€|EUR/);
    expect(portal.page('it/pricing')('main').text()).toMatch(/59\sUSD/);
    expect(pricing('script[type="application/ld+json"]').text()).toMatch(/"price":59,"priceCurrency":"USD"/);
  });
});

describe('a plan fewer, and German and Arabic with home and one guide', () => {
  const {portal} = adopted(recipes.planFewer, recipes.german, recipes.arabic);

  it('shows the plans that there are, in words and in figures', () => {
    const $ = portal.page('pricing');
    const said = $('main').text();
    expect(said).not.toMatch(new RegExp(`\\b${priced.at(-1)!.name}\\b`));
    expect(said).toContain(priced.at(-2)!.name);
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
    expect(portal.page('de/pricing')('link[rel=canonical]').attr('href')).toBe(`${brand.siteUrl}/pricing`);
    // Figures and dates, too: an untranslated page equals the English one.
    const shown = (page: string, without: string) => {
      const main = portal.page(page)('main');
      main.find(without).remove();
      return main.text().replaceAll('/de/', '/');
    };
    for (const page of ['pricing', 'pricing-comparison', 'cookies', 'solutions']) {
      expect([page, portal.page(`de/${page}`)('main').attr('lang')]).toEqual([page, 'en']);
      expect([page, shown(`de/${page}`, '[data-scan]')]).toEqual([page, shown(page, '[data-scan]')]);
    }
    expect(shown('index', 'h1')).toMatch(/€\d,\d{3}|\d%/);
    expect(shown('de/index', 'h1')).toBe(shown('index', 'h1'));
    expect(portal.read('de/llms.txt')).toMatch(/## Guides \(German\)[^]*\[Einrichten\]/);
  });

  it('lays out Arabic from right to left, and English texts in it from left to right', () => {
    const stylesOf = (page: string) => portal.page(page)('style').text();
    for (const page of ['ar/index', 'ar/guides/setup', 'ar/pricing', 'ar/guides/onboarding']) {
      expect([page, portal.page(page)('html').attr('dir')]).toEqual([page, 'rtl']);
    }
    expect(portal.page('ar/guides/setup')('[data-text]').attr('dir')).toBeUndefined();
    expect(portal.page('ar/pricing')('main').attr()).toMatchObject({dir: 'ltr', lang: 'en'});
    const guide = portal.page('ar/guides/onboarding')('[data-text]').closest('[lang=en]');
    expect(guide.attr('dir')).toBe('ltr');
    // Arrows are mirrored, but not those of an English text.
    expect(portal.page('ar/index')('svg[data-along]').length).toBeGreaterThan(0);
    expect(stylesOf('ar/index')).toMatch(
      /html\[dir="?rtl"?\] svg\[data-along\]:not\(\[dir="?ltr"?\] \*\)\{scale:-1 1\}/,
    );
    expect(stylesOf('ar/pricing')).toMatch(/html\[dir="?rtl"?\] \[dir="?ltr"?\]\{text-align:left\}/);
    expect(stylesOf('index')).not.toMatch(/rtl/);
    // No style sheet is mirrored: rules with left or right are the same on the English and the Arabic page.
    const sidesOf = (page: string) => stylesOf(page).match(/(?<![\w-])(?:left|right):[^;}]*/g);
    expect(sidesOf('pricing')).toEqual(expect.arrayContaining(['left:var(--across)']));
    expect(sidesOf('ar/pricing')).toEqual(sidesOf('pricing'));
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
    // With three languages or more, the switch is a list.
    expect(portal.page('ar/index')('header details summary').text()).toContain('AR');
    expect(portal.page('ar/index')('header a[hreflang=en]').attr('href')).toBe('/');
    const listed = portal.read('de/sitemap.xml').match(/<loc>[^<]+/g);
    expect(listed?.sort()).toEqual([`<loc>${brand.siteUrl}/de/`, `<loc>${brand.siteUrl}/de/guides/setup`]);
  });
});

describe('a plan more, in English alone, without a server', () => {
  const site = adopted(recipes.englishOnly, recipes.planMore, recipes.static);
  const {portal} = site;

  it('shows the plan in cards, comparison and structured data', () => {
    const $ = portal.page('pricing');
    expect($('main').text()).toContain('For teams that grow.');
    expect($('main table').text()).toContain('Grow');
    expect($('script[type="application/ld+json"]').text()).toContain('"Grow"');
  });

  it('has one language, and leads the contact form to a mail', () => {
    const pages = portal.built('.html');
    expect(pages.length).toBeGreaterThan(40);
    const foreign = /href="\/it(?:\/|")|hreflang="it"/i;
    expect(pages.filter((file) => file.startsWith('it') || foreign.test(portal.read(file)))).toEqual([]);
    expect(portal.page('contact')('form').attr('action')).toMatch(`mailto:${brand.contactEmail}`);
    expect(site.said).toContain('without a server');
  });
});
