import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type * as Pagefind from 'pagefind';
import type {IndexFacts} from '../browser/openIndex';
import {understand} from '../browser/understandQuery';
import type {SearchWords} from '../../../lib/searchWords';
import {ownTitle} from '../../../lib/ownTitle';
import {withoutTrailingSlash} from '../../../lib/samePath';
import type {RenderedPage} from '../../../rendering/lifecycle';
import type {OtherVersion, PublishedText} from '../../../rendering/publishedTexts';
import {resultOf} from '../../../rendering/results';
import {treeOf} from '../../articles/plugin';
import {checkedAnswers, type WrittenAnswer} from './answers';
import {menuNames} from './menuNames';
import {packIndex} from './packIndex';
import {areaOf, isFound, isLesser, markForIndex, versionOf} from './pagesToIndex';
import {type MainRegion, readMain} from './readMain';
import {wordList, wordsIn} from './wordList';

/**
 * Elements of the main region that are not text: controls and labels, formulas, words for screen readers, and product
 * mock-ups made of words, which are labelled figures. `readMain` removes elements that components mark
 * (`../../articles/README.md`).
 */
const excludeSelectors = [
  'nav',
  // Links elsewhere, which are not printed. A `<div>` is an entire page that prints differently.
  '.screenOnly:not(div)',
  // Author and date: authors are indexed separately.
  'header .caption',
  'button',
  'form',
  // A display formula reads as a row of letters. Its LaTeX is also in the page.
  'math[display]',
  // Filled by a later step of the build.
  '[data-scan]',
  'figure[aria-label]',
  '[role="img"]',
  '[role="status"]',
  '[hidden]',
  '[aria-hidden]',
  '.visuallyHidden',
];

const areasOfTexts = {guide: 'guides', post: 'blog'} as const;

/** Pagefind is an ES module, which the loader of configurations cannot import. A plain Node file can. */
const importPagefind = createRequire(import.meta.url)('./importPagefind.cjs') as () => Promise<
  typeof Pagefind
>;

/** @throws Error with Pagefind's messages */
function refuse(complaints: readonly string[]): void {
  if (complaints.length > 0) {
    throw new Error(`The search index could not be made: ${complaints.join('; ')}`);
  }
}

/** Returns the parent folders of a route, the topmost first. */
const foldersAbove = (route: string) =>
  route
    .split('/')
    .slice(1, -1)
    .map((_, index, names) => `/${names.slice(0, index + 1).join('/')}`);

interface IndexPlace {
  readonly folder: string;
  /** Path of the locale's home, with a final slash. */
  readonly baseUrl: string;
  /** Folder of the cache of compressed files. */
  readonly cacheDir: string;
  readonly otherVersions: readonly OtherVersion[];
  /** Kinds of guides and articles by route. */
  readonly texts: ReadonlyMap<string, PublishedText['kind']>;
  /** Routes of their list pages. */
  readonly lists: ReadonlySet<string>;
  readonly searchWords: SearchWords;
  readonly answers: readonly WrittenAnswer[];
  /** Suffix of page titles. */
  readonly site: Parameters<typeof ownTitle>[1];
}

/**
 * Makes the search index of a locale.
 *
 * @param pages all pages; unlisted ones are skipped
 * @throws Error without a listed page, or for a page that cannot be indexed
 */
export async function indexPages(
  pages: readonly RenderedPage[],
  {folder, baseUrl, cacheDir, otherVersions, texts, lists, searchWords, answers, site}: IndexPlace,
): Promise<void> {
  const {close, createIndex} = await importPagefind();
  const {index, errors} = await createIndex({rootSelector: 'main', excludeSelectors});
  if (!index) {
    return refuse(errors);
  }
  const words = wordList();
  // The overview of a section is a guide, even if the menu links to it.
  const sections = new Set(
    [...texts].flatMap(([route, kind]) => (kind === 'guide' ? foldersAbove(route) : [])),
  );
  const isOverview = (route: string) => route !== baseUrl && sections.has(withoutTrailingSlash(route));
  const regions = new Map<string, {main: MainRegion; name: string}>();
  const {synonymsOf} = understand(searchWords);
  const found = pages.filter(({route, listed}) => isFound(`/${route.slice(baseUrl.length)}`, listed));
  const home = pages.find(({route}) => route === baseUrl);
  if (found.length === 0) {
    refuse([`no page of ${baseUrl} is to be found`]);
  }
  const names = home ? menuNames(treeOf(home)) : new Map<string, string[]>();
  const taken = await Promise.all(
    found.map((page) => {
      const {route, title, meta} = page;
      const main = resultOf(['main', page.rendered], () => readMain(treeOf(page)));
      if (!main) {
        throw new Error(
          `The page ${route} has no main region to be found by. A page of src/pages is a Page, which has one. An address that only leads elsewhere belongs into the redirects of docusaurus.config.ts.`,
        );
      }
      words.add(resultOf(['words', main.text], () => wordsIn(main.text)));
      const own = names.get(route) ?? [];
      regions.set(route, {main, name: own[0] ?? main.heading});
      const path = `/${route.slice(baseUrl.length)}`;
      const kind = texts.get(withoutTrailingSlash(route));
      const facts = {
        area: kind ? areasOfTexts[kind] : isOverview(route) ? 'guides' : areaOf(path),
        title: ownTitle(title, site),
        description: meta.get('description') ?? '',
        keywords: meta.get('keywords') ?? '',
        names: own,
        lesser: lists.has(withoutTrailingSlash(route)) || (!kind && isLesser(path)),
        version: versionOf(route, otherVersions),
      };
      return index.addHTMLFile({url: route, content: markForIndex(facts, main, synonymsOf)});
    }),
  );
  refuse(taken.flatMap((answer) => answer.errors));
  refuse((await index.writeFiles({outputPath: folder})).errors);
  const ids = await packIndex(folder, cacheDir);
  writeFileSync(path.join(folder, 'words.txt'), words.toText());
  const facts: IndexFacts = {
    total: found.length,
    answers: checkedAnswers(answers, regions, baseUrl).map((answer) => ({
      ...answer,
      page: ids.get(answer.url.split('#')[0]!),
    })),
  };
  writeFileSync(path.join(folder, 'search.json'), JSON.stringify(facts));
  await close();
}
