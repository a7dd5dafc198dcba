/** What search engines and previews read of each page. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {brand} from '@site/src/data/brand';
import {unlistedRoutes} from '@site/src/data/routes';
import {build, legalArchive, pages, writersPages, type BuiltPage} from './site';

const origin = process.env.SITE_URL ?? brand.siteUrl;
const real = pages.filter(({missing}) => !missing);
const listed = real.filter(({unlisted}) => !unlisted);
const inOther = ({path, language}: BuiltPage) =>
  language === 'en' ? `/it${path}` : path.slice('/it'.length);
const href = ({$}: BuiltPage, selector: string) => $(selector).attr('href');
const meta = ({$}: BuiltPage, name: string) => $(`meta[property="${name}"]`).attr('content');
const title = ({$}: BuiltPage) => $('head title').text();
const description = ({$}: BuiltPage) => $('meta[name="description"]').attr('content') ?? '';

/** Texts that stand more than once. */
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

it('shows no picture in previews that is not there', () => {
  const pictures = real.flatMap((page) => meta(page, 'og:image') ?? []);
  expect(pictures.filter((address) => !existsSync(path.join(build, new URL(address).pathname)))).toEqual([]);
});

/** What is wrong with the picture that a page has in previews; empty when nothing is. */
function cardProblems(page: BuiltPage): string[] {
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
  const below = (folder: RegExp) => real.filter(({path}) => folder.test(path.replace(/^\/it/, '')));
  const [archive, writers] = [below(legalArchive), below(writersPages)];
  expect(archive.length).toBeGreaterThanOrEqual(12);
  expect(writers.length).toBeGreaterThanOrEqual(2);
  expect(real.length - listed.length).toBe(2 * unlistedRoutes.length + archive.length + writers.length);
  expect(pages.length - real.length).toBe(2);
});

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
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
  const lost = pages.filter(({missing}) => missing);
  expect(lost).toHaveLength(2);
  expect(
    lost.flatMap(({$}) => $('link[rel="canonical"], link[hreflang], meta[property="og:url"]').get()),
  ).toEqual([]);
});

describe.each(real.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  it('names its own address', () => {
    const own = origin + page.path;
    expect(page.$('link[rel="canonical"]')).toHaveLength(1);
    expect(href(page, 'link[rel="canonical"]')).toBe(own);
    expect(meta(page, 'og:url')).toBe(own);
    expect(meta(page, 'og:site_name')).toBe(brand.name);
    expect(meta(page, 'og:locale')).toBe(page.language === 'en' ? 'en_GB' : 'it_IT');
    expect(own.endsWith('/')).toBe(page.path === '/' || page.path === '/it/');
  });

  it('names its twin in the other language', () => {
    const english = origin + (page.language === 'en' ? page.path : inOther(page));
    const italian = origin + (page.language === 'it' ? page.path : inOther(page));
    const alternates = page
      .$('link[rel="alternate"][hreflang]')
      .toArray()
      .map((link) => [page.$(link).attr('hreflang'), page.$(link).attr('href')]);
    expect(alternates).toEqual([
      ['en', english],
      ['it', italian],
      ['x-default', english],
    ]);
    expect(pages.some(({path}) => path === inOther(page))).toBe(true);
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

describe.each(['en', 'it'])('in %s', (language) => {
  it('no title stands twice', () => {
    expect(repeated(pages.filter((page) => page.language === language).map(title))).toEqual([]);
  });

  it('no description stands twice', () => {
    expect(repeated(real.filter((page) => page.language === language).map(description))).toEqual([]);
  });
});

it('sees what stands twice', () => {
  expect(repeated(['a', 'b', 'a'])).toEqual(['a']);
});
