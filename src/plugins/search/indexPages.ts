import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type * as Pagefind from 'pagefind';
import type {IndexFacts} from '../../browser/search/openIndex';
import {understand} from '../../browser/search/understandQuery';
import type {SearchWords} from '../../lib/searchWords';
import {ownTitle} from '../../lib/ownTitle';
import type {PublishedText} from '../../lib/publishedTexts';
import {withoutTrailingSlash} from '../../lib/samePath';
import type {RenderedPage} from '../../rendering/lifecycle';
import type {OtherVersion} from '../../rendering/publishedTexts';
import {treeOf} from '../articles/readArticle';
import {checkedAnswers, type WrittenAnswer} from './answers';
import {menuNames} from './menuNames';
import {packIndex} from './packIndex';
import {areaOf, isFound, isLesser, markForIndex, versionOf} from './pagesToIndex';
import {type MainRegion, readMain} from './readMain';
import {wordList} from './wordList';

/**
 * What of a page's main region is not its text: controls and their labels, formulas, words for screen readers alone, and
 * pictures of the product made of words, which are figures with a label of their own. `readMain` leaves out what components
 * mark (`../articles/README.md`).
 */
const excludeSelectors = [
  'nav',
  // What leads elsewhere, and is not printed; a whole page that prints otherwise is a `<div>`.
  '.screenOnly:not(div)',
  // Who wrote it and when: the page is found by its authors besides.
  'header .caption',
  'button',
  'form',
  // A formula on a line of its own reads as letters in a row; its LaTeX is there besides.
  'math[display]',
  // Not there yet: a later step of the build fills it.
  '[data-scan]',
  'figure[aria-label]',
  '[role="img"]',
  '[role="status"]',
  '[hidden]',
  '[aria-hidden]',
  '.visuallyHidden',
];

const areasOfTexts = {guide: 'guides', post: 'blog'} as const;

/** Pagefind is an ES module, which the loader of configurations cannot import: a plain file of Node's does. */
const importPagefind = createRequire(import.meta.url)('./importPagefind.cjs') as () => Promise<
  typeof Pagefind
>;

/** @throws Error with what Pagefind complains of */
function refuse(complaints: readonly string[]): void {
  if (complaints.length > 0) {
    throw new Error(`The search index could not be made: ${complaints.join('; ')}`);
  }
}

/** The folders in which a route lies, the uppermost first. */
const foldersAbove = (route: string) =>
  route
    .split('/')
    .slice(1, -1)
    .map((_, index, names) => `/${names.slice(0, index + 1).join('/')}`);

/** Where an index lies, and where its pages are served. */
interface IndexPlace {
  readonly folder: string;
  /** Path of the locale's home, with a slash at its end. */
  readonly baseUrl: string;
  /** Where compressed files are kept from one build to the next. */
  readonly cacheDir: string;
  /** Versions of the guides besides the one that readers are led to. */
  readonly otherVersions: readonly OtherVersion[];
  /** What the routes of guides and articles are. */
  readonly texts: ReadonlyMap<string, PublishedText['kind']>;
  /** Routes of the pages that list them. */
  readonly lists: ReadonlySet<string>;
  /** What people mean who search in the language. */
  readonly searchWords: SearchWords;
  readonly answers: readonly WrittenAnswer[];
  /** By whose name the title of each page ends. */
  readonly site: Parameters<typeof ownTitle>[1];
}

/**
 * Makes the search index of a locale.
 *
 * @param pages all of them: those that are not to be found are left out
 * @throws Error where no page is to be found, or one cannot be indexed
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
  // The overview of a section is one of its guides, also where the menu leads to it.
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
      const main = readMain(treeOf(page));
      if (!main) {
        throw new Error(
          `The page ${route} has no main region to be found by. A page of src/pages is a Page, which has one. An address that only leads elsewhere belongs into the redirects of docusaurus.config.ts.`,
        );
      }
      words.add(main.text);
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
