import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {brand} from '@site/src/data/brand';
import {routes, unlistedRoutes} from '@site/src/data/routes';
import {languagesOf} from '@site/src/lib/languages';
import {readSiteAddress} from '@site/src/lib/siteAddress';
import {languages, type Language} from '@site/tests/languages';

export {attributes, flat, textsAt} from '../html';

/** The built pages, for the tests that read them. */
export const root = path.resolve(__dirname, '../..');
export const build = path.join(root, 'build');

const address = readSiteAddress(process.env.SITE_URL ?? brand.siteUrl)!;
/** Where the site is, without the path below which it may lie. */
export const {origin} = address;
const home = address.home.replaceAll('.', '\\.');

/**
 * A text of the built site as it would be at the root of its host, so that tests need not know the path below which it
 * lies. That all addresses begin with that path is tested in tests/adopt and by the hosts' browser tests.
 */
export const atRoot = (text: string): string =>
  home === '/'
    ? text
    : text
        .replaceAll(`${origin}${address.home}`, `${origin}/`)
        .replace(new RegExp(`(?<![\\w.~-])${home}`, 'g'), '/');

/**
 * The text of a built file.
 *
 * @param file below the build folder
 */
export const readBuilt = (file: string): string => atRoot(readFileSync(path.join(build, file), 'utf8'));

/** Files below a folder, with paths relative to it. */
export function filesBelow(folder: string, skip: readonly string[] = []): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .filter(({name}) => !skip.includes(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesBelow(path.join(folder, entry.name), skip).map((file) => path.join(entry.name, file))
        : [entry.name],
    );
}

/** Pages of a single version of a legal text and of what changed between two: for who looks for them, not for search engines. */
export const legalArchive = /^\/(?:terms|dpa)\/(?:\d|compare\/)/;

const versions = path.join(root, 'versions.json');
/** Versions of the guides besides the latest, where some have been frozen (CONTRIBUTING, "Keep a version"). */
const otherVersions = existsSync(versions)
  ? ['next', ...(JSON.parse(readFileSync(versions, 'utf8')) as string[]).slice(1)]
  : [];

/** Pages that show writers what a text may hold: each says `unlisted: true`. */
export const writersPages = /^\/writing(?:\/|$)/;

/** All languages of the site, English first: a portal may have more than these tests have words for. */
export const locales: readonly string[] = languagesOf(root);

export interface BuiltPage<Locale extends string = Language> {
  /** Path on the site: '/it/pricing'; a locale's home ends with a slash. */
  readonly path: string;
  /** Its path without the language: '/pricing'. */
  readonly route: string;
  /** The language below which it stands. */
  readonly language: Locale;
  /** Belongs to another version of the guides than the latest: many say the same. */
  readonly otherVersion: boolean;
  /** Shows the English text, since its language has none: its address is then the English page's. */
  readonly standsIn: boolean;
  /** Its text as it is sent, uncompressed. */
  readonly html: string;
  readonly $: cheerio.CheerioAPI;
  readonly unlisted: boolean;
  readonly missing: boolean;
}

/**
 * A page as tests read it.
 *
 * @param address path on the site
 */
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
    // Few suites need the trees of all pages.
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

/** Every page of the build, all languages and the 404 pages included; none of the files that lead an old address on. */
export const allPages: readonly BuiltPage<string>[] = filesBelow(build)
  .filter((file) => file.endsWith('.html'))
  .map((file) => [`/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`, readBuilt(file)] as const)
  .filter(([, html]) => !/<meta http-equiv="?refresh/.test(html))
  .map(([address, html]) => toPage(address, html));

/** Pages that search engines may list, each in its own language. */
export const listedPages = allPages.filter(
  ({missing, unlisted, standsIn}) => !missing && !unlisted && !standsIn,
);

/**
 * The page at an address.
 *
 * @throws Error where none is built
 */
export function pageAt(address: string): BuiltPage {
  const page = pages.find((each) => each.path === address);
  if (!page) {
    throw new Error(`${address} is not built.`);
  }
  return page;
}

/** A node of a page's structured data. */
export interface SchemaNode {
  '@type': string;
  [key: string]: unknown;
}

/** The structured data of a page. */
export const schemaOf = ({$}: Pick<BuiltPage, '$'>): SchemaNode[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => (JSON.parse($(script).text()) as {'@graph': SchemaNode[]})['@graph']);

const isKnown = (page: BuiltPage<string>): page is BuiltPage =>
  (languages as readonly string[]).includes(page.language);

/** Those in the languages whose words and notations these tests know. */
export const pages: readonly BuiltPage[] = allPages.filter(isKnown);

/** Text that readers see: no scripts, no styles. */
export function visibleText({$}: BuiltPage): string {
  const body = $('body').clone();
  body.find('script, style, template').remove();
  // Elements that stand apart are words apart.
  body.find('*').after(' ');
  return body.text().replace(/\s+/g, ' ').trim();
}
