import type {ApiOrigin} from '../../lib/siteAddress';
import type {ThirdParty} from '../../data/thirdPartySchema';
import {thirdParties} from '../../data/thirdParties';
import {frameOrigins, isFramed, scriptOrigins} from '../../data/thirdPartyOrigins';
import {placeInText} from '../../lib/placeInText';
import {changedInside} from '../reliance';
import {places} from '../template';
import {policyOf} from './policy';
import type {ReadPage} from './readPage';
import type {Font, UsedStyles} from './usedStyles';

const preload = ({href, media}: Font) =>
  `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin${media ? ` media="${media}"` : ''}>`;

/** Additions to a page's content. */
interface Additions {
  /** Returns the rules of a style sheet that the page uses. */
  readonly stylesOf: (sheet: string, page: ReadPage['content']) => UsedStyles;
  /** HTML for the head. */
  readonly head: string;
  /** Default: the list in src/data. */
  readonly parties?: readonly ThirdParty[];
  /** Origin of the site's API. Default: the pages' own. */
  readonly api?: ApiOrigin;
}

/** Returns the style sheets that the template was told. */
export const sheetsOf = ({root}: ReadPage): string[] =>
  (root['data-styles'] ?? '').split(' ').filter(Boolean);

/** Returns islands that the page triggers but does not contain: they would fail silently. */
function missingIslands({attributes}: ReadPage['content']): string[] {
  const wanted = attributes.get('data-attachment') ?? [];
  return [...wanted].filter((name) => name && !attributes.get('data-island')?.has(name));
}

/** Throws if a page declares itself an island but has no layout. */
function requireIslandOfPage({content, root}: ReadPage): void {
  const name = root['data-page-island'];
  if (name && !content.attributes.get('data-island')?.has(name)) {
    throw new Error(
      'It declares itself an island ("export const island"), and nothing of it is: put what is to be alive into <Layout> of @theme/Layout.',
    );
  }
}

/** Throws if a page embeds an unlisted third party. Pages with `noindex` show an error in place instead. */
function requireListed({content, meta}: ReadPage, parties: readonly ThirdParty[]): void {
  const [unknown] = content.attributes.get('data-embed-unlisted') ?? [];
  if (unknown !== undefined && !meta.get('robots')?.includes('noindex')) {
    const [text] = content.attributes.get('data-embed-text') ?? [];
    // The short id may also occur in prose: searches for it after `of`.
    const place = text ? `${placeInText(text, new RegExp(`\\bof=\\{?["'\`]${unknown}["'\`]`))}: ` : '';
    const known = parties.filter(isFramed).map(({id}) => `"${id}"`);
    throw new Error(
      `${place}<Embed of="${unknown}"> names no video or map of src/data/thirdParties.ts, which lists ${known.join(', ') || 'none'}: add it there, or take the embed out.`,
    );
  }
}

/** Returns URLs of other sites. */
const foreign = (addresses: Iterable<string>): string[] =>
  [...addresses].filter((address) => /^(?:https?:)?\/\//i.test(address));

/** Returns frames of other sites that are in the page from the start, without the visitor's consent. */
export const foreignFrames = ({frames}: ReadPage): string[] => foreign(frames);

/** Returns pictures, videos and audio of other sites. */
export const foreignMedia = ({media}: ReadPage): string[] => foreign(media);

/** Throws for files from origins that the CSP allows, for an embed or a script: they would load before consent. */
function requireRefused(page: ReadPage, parties: readonly ThirdParty[]): void {
  const embeds = page.content.attributes.get('data-embed');
  const scripts = scriptOrigins(parties);
  const frames = [...scripts, ...frameOrigins(parties.filter(({id}) => embeds?.has(id)))];
  const loadedFrom = (origins: readonly string[], addresses: readonly string[]) =>
    addresses.find((address) => origins.includes(new URL(address, 'https://localhost').origin));
  const frame = loadedFrom(frames, foreignFrames(page));
  if (frame) {
    throw new Error(
      `<iframe src="${frame}"> would be loaded before the visitor allows it: use <Embed> (CONTRIBUTING.md, "Add a third party").`,
    );
  }
  const file = loadedFrom(scripts, foreignMedia(page));
  if (file) {
    throw new Error(
      `${file} would be loaded before the visitor allows it: lay the file beside the text (CONTRIBUTING.md, "Put a picture into a text").`,
    );
  }
}

/** What goes into the places of the template. */
export type PageParts = Readonly<Record<(typeof places)[keyof typeof places], string>>;

/**
 * Returns what is missing in a rendered page: used styles, the plugins' head elements and the page's CSP.
 *
 * @param html as rendered by Docusaurus
 * @param page parsed page
 * @throws Error if the template's markers are missing, if the page names a missing island or an unlisted third party,
 * or if it loads third-party files before consent
 */
export function partsOf(
  html: string,
  page: ReadPage,
  {stylesOf, head, parties = thirdParties, api}: Additions,
): PageParts {
  for (const [name, place] of Object.entries(places)) {
    if (!html.includes(place)) {
      throw changedInside(`The template has no place for "${name}" in this page`);
    }
  }
  const sheets = sheetsOf(page);
  if (sheets.length === 0 || !page.root['data-scripts']) {
    throw changedInside('The template was not told the style sheet and the script of the islands');
  }
  const [missing] = missingIslands(page.content);
  if (missing) {
    throw new Error(
      `A link sends the figures of the island "${missing}" with a message, and the page does not hold that island: place it, or leave out the link's "attachment".`,
    );
  }
  requireIslandOfPage(page);
  requireListed(page, parties);
  requireRefused(page, parties);
  const used = sheets.map((sheet) => stylesOf(sheet, page.content));
  const css = used.map((it) => it.css).join('');
  return {
    [places.head]: head + used.flatMap(({fonts}) => fonts.map(preload)).join(''),
    [places.styles]: `<style>${css}</style>`,
    [places.policy]: policyOf(
      page.scripts,
      [...page.styles, css],
      page.content.attributes.get('data-embed'),
      parties,
      api,
    ),
  };
}

/** Puts the missing parts into a rendered page. */
export const fillPage = (html: string, parts: PageParts): string =>
  Object.entries(parts).reduce((text, [place, value]) => text.replace(place, () => value), html);
