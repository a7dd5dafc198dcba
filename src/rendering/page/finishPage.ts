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

/** What a page gets besides its own content. */
interface Additions {
  /** Gives the rules that the page uses, from the style sheet at an address. */
  readonly stylesOf: (sheet: string, page: ReadPage['content']) => UsedStyles;
  /** Elements for its head. */
  readonly head: string;
  /** Third parties that there are; those of the list in src/data by themselves. */
  readonly parties?: readonly ThirdParty[];
  /** Where the site's API is; beside the pages, if left out. */
  readonly api?: ApiOrigin;
}

/** Islands that something on the page wants to wake and that are not on it: it would stay dead without a word. */
function missingIslands({attributes}: ReadPage['content']): string[] {
  const wanted = attributes.get('data-attachment') ?? [];
  return [...wanted].filter((name) => name && !attributes.get('data-island')?.has(name));
}

/** Stops a page that declares itself an island and has no layout to stand in. */
function requireIslandOfPage({content, root}: ReadPage): void {
  const name = root['data-page-island'];
  if (name && !content.attributes.get('data-island')?.has(name)) {
    throw new Error(
      'It declares itself an island ("export const island"), and nothing of it is: put what is to be alive into <Layout> of @theme/Layout.',
    );
  }
}

/**
 * What stops a page that embeds something of a third party that is not listed. A page that nobody is sent to may say so in
 * its place instead: a draft, or one that explains embeds.
 */
function requireListed({content, meta}: ReadPage, parties: readonly ThirdParty[]): void {
  const [unknown] = content.attributes.get('data-embed-unlisted') ?? [];
  if (unknown !== undefined && !meta.get('robots')?.includes('noindex')) {
    const [text] = content.attributes.get('data-embed-text') ?? [];
    // An id is short, and may stand in a sentence as well: behind `of` it is meant.
    const place = text ? `${placeInText(text, new RegExp(`\\bof=\\{?["'\`]${unknown}["'\`]`))}: ` : '';
    const known = parties.filter(isFramed).map(({id}) => `"${id}"`);
    throw new Error(
      `${place}<Embed of="${unknown}"> names no video or map of src/data/thirdParties.ts, which lists ${known.join(', ') || 'none'}: add it there, or take the embed out.`,
    );
  }
}

/** Addresses of other sites. */
const foreign = (addresses: Iterable<string>): string[] =>
  [...addresses].filter((address) => /^(?:https?:)?\/\//i.test(address));

/** Frames of other sites that stand in a page from the start, and not behind the visitor's consent. */
export const foreignFrames = ({frames}: ReadPage): string[] => foreign(frames);

/** Pictures, films and sound of other sites in a page. */
export const foreignMedia = ({media}: ReadPage): string[] => foreign(media);

/** The policy of a page refuses such files, unless an embed beside them, or a script, has their site let in. */
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

/**
 * A rendered page as it is sent: with the styles that it uses, what plugins add to its head, and its own policy.
 *
 * @param html as Docusaurus rendered it
 * @param page what it holds
 * @throws Error where the page lacks a place that the template gives it, or names an island that it does not hold or a
 * third party that is not listed, or would load something of one before it is allowed
 */
export function finishPage(
  html: string,
  page: ReadPage,
  {stylesOf, head, parties = thirdParties, api}: Additions,
): string {
  for (const [name, place] of Object.entries(places)) {
    if (!html.includes(place)) {
      throw changedInside(`The template has no place for "${name}" in this page`);
    }
  }
  const sheets = (page.root['data-styles'] ?? '').split(' ').filter(Boolean);
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
  const filled = {
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
  return Object.entries(filled).reduce((text, [place, value]) => text.replace(place, () => value), html);
}
