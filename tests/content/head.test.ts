/** What search engines and previews read of each page. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {brand} from '@site/src/data/brand';
import {serverRoutes, unlistedRoutes} from '@site/src/data/routes';
import {allPages, build, legalArchive, locales, origin, writersPages, type BuiltPage} from './site';

const real = allPages.filter(({missing}) => !missing);
/** Pages with a text in their own language. */
const own = real.filter(({standsIn}) => !standsIn);
const listed = own.filter(({unlisted}) => !unlisted);
/** A page's path in another language. */
const pathIn = (locale: string, {route}: BuiltPage<string>) =>
  locale === 'en' ? route : `/${locale}${route}`;
const href = ({$}: BuiltPage<string>, selector: string) => $(selector).attr('href');
const meta = ({$}: BuiltPage<string>, name: string) => $(`meta[property="${name}"]`).attr('content');
const title = ({$}: BuiltPage<string>) => $('head title').text();
const description = ({$}: BuiltPage<string>) => $('meta[name="description"]').attr('content') ?? '';

/** Texts that stand more than once. */
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

it('shows no picture in previews that is not there', () => {
  const pictures = real.flatMap((page) => meta(page, 'og:image') ?? []);
  expect(pictures.filter((address) => !existsSync(path.join(build, new URL(address).pathname)))).toEqual([]);
});

/** What is wrong with the picture that a page has in previews; empty when nothing is. */
function cardProblems(page: BuiltPage<string>): string[] {
  const address = meta(page, 'og:image') ?? '';
  const file = address && path.join(build, new URL(address).pathname);
  if (!file || !existsSync(file)) {
    return ['has none'];
  }
  const data = readFileSync(file);
  // A PNG says its size in bytes 16 to 23.
  const size = [data.readUInt32BE(16), data.readUInt32BE(20)];
  return [
    !address.startsWith(origin) && 'is no whole address',
    data.subarray(1, 4).toString() !== 'PNG' && 'is no PNG',
    size.join() !== '1200,630' && 'has another size',
    [meta(page, 'og:image:width'), meta(page, 'og:image:height')].join() !== size.join() && 'says no size',
    !meta(page, 'og:image:alt') && 'says not what it shows',
  ].filter((problem) => problem !== false);
}

it.each(listed.map((page) => [page.path, page] as const))('%s has a card for previews', (_path, page) => {
  expect(cardProblems(page)).toEqual([]);
});

it('gives each page a card of its own', () => {
  expect(listed.length).toBeGreaterThan(40);
  expect(repeated(listed.map((page) => meta(page, 'og:image') ?? ''))).toEqual([]);
});

it('sees a card that is missing', () => {
  const [page] = listed;
  const without = {...page!, $: load(page!.html.replace(/assets\/cards\/\w+/, 'assets/cards/no'))};
  expect(cardProblems(without)).toEqual(['has none']);
});

it('has all pages before it', () => {
  expect(listed.length).toBeGreaterThanOrEqual(28);
  const below = (folder: RegExp) => real.filter(({route}) => folder.test(route));
  const [archive, writers] = [below(legalArchive), below(writersPages)];
  expect(archive.length).toBeGreaterThanOrEqual(12);
  expect(writers.length).toBeGreaterThanOrEqual(2);
  const absent = process.env.API_ORIGIN?.trim() === 'none' ? serverRoutes.length : 0;
  expect(real.filter(({unlisted}) => unlisted)).toHaveLength(
    locales.length * (unlistedRoutes.length - absent) + archive.length + writers.length,
  );
  expect(allPages.length - real.length).toBe(locales.length);
});

describe.each(allPages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  it('has one title, and it ends with the brand', () => {
    expect(page.$('head title')).toHaveLength(1);
    expect(title(page)).toMatch(new RegExp(`\\S+ \\| ${brand.name}$`));
  });

  it('says its language', () => {
    expect(page.$('html').attr('lang')).toBe(page.language);
  });

  it('is kept from search engines only where it should be', () => {
    const robots = page.$('meta[name="robots"]').attr('content') ?? '';
    expect(robots.includes('noindex')).toBe(page.unlisted || page.missing);
  });

  it('has previews that say the same as the page', () => {
    expect(meta(page, 'og:title')).toBe(title(page));
    expect(page.$('meta[name="twitter:card"]').attr('content')).toBeTruthy();
  });
});

it('names no address for what is shown where there is no page', () => {
  const lost = allPages.filter(({missing}) => missing);
  expect(lost).toHaveLength(locales.length);
  expect(
    lost.flatMap(({$}) => $('link[rel="canonical"], link[hreflang], meta[property="og:url"]').get()),
  ).toEqual([]);
});

describe.each(real.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  it('names its own address, or the English one where it shows the English text', () => {
    const address = origin + (page.standsIn ? page.route : page.path);
    expect(page.$('link[rel="canonical"]')).toHaveLength(1);
    expect(href(page, 'link[rel="canonical"]')).toBe(address);
    expect(meta(page, 'og:url')).toBe(address);
    expect(meta(page, 'og:site_name')).toBe(brand.name);
    const text = page.standsIn ? 'en' : page.language;
    expect(meta(page, 'og:locale')).toMatch(text === 'en' ? /^en_GB$/ : new RegExp(`^${text}_[A-Z]{2}$`));
    expect(address.endsWith('/')).toBe(page.route === '/');
  });

  it('names its twins in the other languages', () => {
    const written = locales.filter((locale) => own.some(({path}) => path === pathIn(locale, page)));
    const alternates = page
      .$('link[rel="alternate"][hreflang]')
      .toArray()
      .map((link) => [page.$(link).attr('hreflang'), page.$(link).attr('href')]);
    expect(alternates.sort()).toEqual(
      page.standsIn || written.length === 1
        ? []
        : [
            ...written.map((locale) => [locale, origin + pathIn(locale, page)]),
            ['x-default', origin + page.route],
          ].sort(),
    );
    const paths = real.map(({path}) => path);
    expect(locales.filter((locale) => !paths.includes(pathIn(locale, page)))).toEqual([]);
  });

  it('has a description that its preview repeats', () => {
    expect(page.$('meta[name="description"]')).toHaveLength(1);
    expect(meta(page, 'og:description')).toBe(description(page));
  });
});

it.each(listed.map((page) => [page.path, page] as const))(
  '%s has a description that a result page can show',
  (_path, page) => {
    expect(description(page).length).toBeGreaterThanOrEqual(50);
    expect(description(page).length).toBeLessThanOrEqual(170);
  },
);

describe.each(locales)('in %s', (language) => {
  it('no title stands twice', () => {
    expect(repeated(allPages.filter((page) => page.language === language).map(title))).toEqual([]);
  });

  it('no description stands twice', () => {
    expect(repeated(real.filter((page) => page.language === language).map(description))).toEqual([]);
  });
});

it('sees what stands twice', () => {
  expect(repeated(['a', 'b', 'a'])).toEqual(['a']);
});
