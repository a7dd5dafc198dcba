import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {legalDocuments} from '@site/src/data/legal';
import {routes, unlistedRoutes} from '@site/src/data/routes';
import {type Language, languages, prefix} from '@site/tests/languages';

const legalVersions = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../legal/versions.json'), 'utf8'),
) as Record<(typeof legalDocuments)[number], {date: string}[]>;

/** Addresses of the built site, for the tests that visit all of it. */
export {languages};

/** Returns the path of a route in a language: '/pricing' is '/it/pricing' in Italian, '/' is '/it/'. */
export function pathIn(language: Language, route: string): string {
  return prefix(language) + route;
}

export function sitemapPaths(language: Language): string[] {
  const file = path.resolve(__dirname, '../../build', language === 'en' ? '' : language, 'sitemap.xml');
  return [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}

/** Pages of single versions of the legal texts, and comparisons. */
const legalArchive = legalDocuments.flatMap((document) => {
  const dates = legalVersions[document].map(({date}) => date);
  return [
    ...dates.map((date) => `/${document}/${date}`),
    ...dates.flatMap((newer, index) =>
      dates.slice(0, index).map((older) => `/${document}/compare/${older}-to-${newer}`),
    ),
  ];
});

const writersPages = readdirSync(path.resolve(__dirname, '../../docs/writing'))
  .filter((file) => /^[^_].*\.mdx?$/.test(file))
  .map((file) => `/writing/${file.replace(/\.mdx?$/, '')}`.replace(/\/index$/, ''));

export function unlistedPaths(language: Language): string[] {
  return [...unlistedRoutes.map((id) => routes[id]), ...legalArchive, ...writersPages].map((path) =>
    pathIn(language, path),
  );
}

export function allPaths(language: Language): string[] {
  return [...sitemapPaths(language), ...unlistedPaths(language)];
}
