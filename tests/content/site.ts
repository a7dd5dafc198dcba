import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {routes, unlistedRoutes} from '@site/src/data/routes';
import type {Language} from '@site/tests/languages';

/** The built pages, for the tests that read them. */
export const root = path.resolve(__dirname, '../..');
export const build = path.join(root, 'build');

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

/** Pages that show writers what a text may hold: each says `unlisted: true`. */
export const writersPages = /^\/writing(?:\/|$)/;

export interface BuiltPage {
  /** Path on the site: '/it/pricing'; a locale's home ends with a slash. */
  readonly path: string;
  readonly language: Language;
  /** Its text as it is sent, uncompressed. */
  readonly html: string;
  readonly $: cheerio.CheerioAPI;
  readonly unlisted: boolean;
  readonly missing: boolean;
}

function read(file: string): BuiltPage {
  const address = `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`;
  const language = address.startsWith('/it/') ? 'it' : 'en';
  const route = language === 'it' ? address.slice('/it'.length) : address;
  const html = readFileSync(path.join(build, file), 'utf8');
  return {
    path: address,
    language,
    html,
    $: cheerio.load(html),
    unlisted:
      legalArchive.test(route) ||
      writersPages.test(route) ||
      unlistedRoutes.some((id) => routes[id] === route),
    missing: route === '/404',
  };
}

/** Every page of the build, both languages and the 404 pages included. */
export const pages: readonly BuiltPage[] = filesBelow(build)
  .filter((file) => file.endsWith('.html'))
  .map(read);

/** Text that readers see: no scripts, no styles. */
export function visibleText({$}: BuiltPage): string {
  const body = $('body').clone();
  body.find('script, style, template').remove();
  // Elements that stand apart are words apart.
  body.find('*').after(' ');
  return body.text().replace(/\s+/g, ' ').trim();
}
