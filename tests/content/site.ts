import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {brand} from '@site/src/data/brand';
import {routes, unlistedRoutes} from '@site/src/data/routes';
import {languagesOf} from '@site/src/lib/languages';
import {readSiteAddress} from '@site/src/lib/siteAddress';
import {languages, type Language} from '@site/tests/languages';

export {attributes, flat, textsAt} from '../html';

export const root = path.resolve(__dirname, '../..');
export const build = path.join(root, 'build');

const address = readSiteAddress(process.env.SITE_URL ?? brand.siteUrl)!;
/** Origin of the site, without its base path. */
export const {origin} = address;
const home = address.home.replaceAll('.', '\\.');

/** Removes the base path from a text. tests/adopt and the hosts' browser tests check that all URLs have it. */
export const atRoot = (text: string): string =>
  home === '/'
    ? text
    : text
        .replaceAll(`${origin}${address.home}`, `${origin}/`)
        .replace(new RegExp(`(?<![\\w.~-])${home}`, 'g'), '/');

/** Reads a file below the build folder. */
export const readBuilt = (file: string): string => atRoot(readFileSync(path.join(build, file), 'utf8'));

/** Lists the files below a folder, with relative paths. */
export function filesBelow(folder: string, skip: readonly string[] = []): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .filter(({name}) => !skip.includes(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesBelow(path.join(folder, entry.name), skip).map((file) => path.join(entry.name, file))
        : [entry.name],
    );
}

/** Pages of a single version of a legal text and of comparisons: hidden from search engines. */
export const legalArchive = /^\/(?:terms|dpa)\/(?:\d|compare\/)/;

const versions = path.join(root, 'versions.json');
/** Versions of the guides besides the latest, if some are frozen (WRITING.md, "Freeze a version of the guides"). */
const otherVersions = existsSync(versions)
  ? ['next', ...(JSON.parse(readFileSync(versions, 'utf8')) as string[]).slice(1)]
  : [];

/** Example pages for writers, with `unlisted: true`. */
export const writersPages = /^\/writing(?:\/|$)/;

/** All languages of the site, English first, including those that these tests have no words for. */
export const locales: readonly string[] = languagesOf(root);

export interface BuiltPage<Locale extends string = Language> {
  /** Path on the site: '/it/pricing'. A locale's home ends with a slash. */
  readonly path: string;
  /** Path without the language: '/pricing'. */
  readonly route: string;
  readonly language: Locale;
  /** True for a page of another version of the guides than the latest. Many have the same content. */
  readonly otherVersion: boolean;
  /** True for an untranslated page, whose canonical address is the English page's. */
  readonly standsIn: boolean;
  /** Uncompressed HTML. */
  readonly html: string;
  readonly $: cheerio.CheerioAPI;
  readonly unlisted: boolean;
  readonly missing: boolean;
}

/** Prepares a page for tests. */
export function toPage(address: string, html: string): BuiltPage<string> {
  const language = locales.find((locale) => address.startsWith(`/${locale}/`)) ?? 'en';
  const route = language === 'en' ? address : address.slice(`/${language}`.length);
  const [, canonical] = /<link[^>]*rel="?canonical"?[^>]*href="?([^" >]+)/.exec(html) ?? [];
  const otherVersion = otherVersions.includes(route.split('/')[1]!);
  let $: cheerio.CheerioAPI | undefined;
  return {
    path: address,
    route,
    language,
    standsIn: canonical !== undefined && language !== 'en' && new URL(canonical).pathname === route,
    otherVersion,
    html,
    // Parsed on demand: few suites need the trees of all pages.
    get $() {
      return ($ ??= cheerio.load(html));
    },
    unlisted:
      legalArchive.test(route) ||
      writersPages.test(otherVersion ? route.replace(/^\/[^/]+/, '') : route) ||
      unlistedRoutes.some((id) => routes[id] === route),
    missing: route === '/404',
  };
}

/** Every page of the build, including all languages and the 404 pages, but not redirect pages. */
export const allPages: readonly BuiltPage<string>[] = filesBelow(build)
  .filter((file) => file.endsWith('.html'))
  .map((file) => [`/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`, readBuilt(file)] as const)
  .filter(([, html]) => !/<meta http-equiv="?refresh/.test(html))
  .map(([address, html]) => toPage(address, html));

/** Pages that search engines may list, each in its own language. */
export const listedPages = allPages.filter(
  ({missing, unlisted, standsIn}) => !missing && !unlisted && !standsIn,
);

export function pageAt(address: string): BuiltPage {
  const page = pages.find((each) => each.path === address);
  if (!page) {
    throw new Error(`${address} is not built.`);
  }
  return page;
}

export interface SchemaNode {
  '@type': string;
  [key: string]: unknown;
}

export const schemaOf = ({$}: Pick<BuiltPage, '$'>): SchemaNode[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => (JSON.parse($(script).text()) as {'@graph': SchemaNode[]})['@graph']);

const isKnown = (page: BuiltPage<string>): page is BuiltPage =>
  (languages as readonly string[]).includes(page.language);

/** Pages in the languages whose words and number formats these tests know. */
export const pages: readonly BuiltPage[] = allPages.filter(isKnown);

/** Returns text visible to readers: no scripts, no styles. */
export function visibleText({$}: BuiltPage): string {
  const body = $('body').clone();
  body.find('script, style, template').remove();
  // Separate elements are separate words.
  body.find('*').after(' ');
  return body.text().replace(/\s+/g, ' ').trim();
}
