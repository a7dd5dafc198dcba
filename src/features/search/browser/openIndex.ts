import {searchWords} from '@content/searchWords';
import type {Area} from '../areas';
import {areas} from '../areas';
import {type Answer, makeAnswers} from './answers';
import {type Found, type FoundPage, makeSearch, type PagefindIndex} from './engine';
import {fieldWeights} from './fields';
import {filesOf, type OfferedFile} from './files';
import {wordsOf} from './splitWords';
import {type Concept, isSameWord, understand} from './understandQuery';

/** File beside the index, written by the plugin: facts and answers. */
export interface IndexFacts {
  /** Number of pages in the index. */
  readonly total: number;
  readonly answers: readonly Answer[];
}

export interface SearchResult extends Found {
  readonly answers: readonly Answer[];
  readonly asksForFile: boolean;
}

export interface OpenIndex {
  readonly search: (query: string) => Promise<SearchResult>;
  /** Page ids of each area. */
  readonly pagesByArea: () => Promise<ReadonlyMap<Area, ReadonlySet<string>>>;
}

interface Pagefind {
  createInstance: (options: object) => PagefindIndex;
}

/** Browsers may cache a failed module import, so each attempt uses another URL. */
let tries = 0;

/** @throws Error if the file fails to load */
async function load(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) {
    throw new Error(`${answer.status} for ${address}`);
  }
  return answer;
}

/**
 * Loads the index of the page's language.
 *
 * @param folder URL of the index, with a trailing slash
 * @throws Error if it fails to load
 */
export async function openIndex(folder: string): Promise<OpenIndex> {
  const facts = load(`${folder}search.json`).then((answer) => answer.json() as Promise<IndexFacts>);
  const module = import(`${folder}pagefind.js${tries++ > 0 ? `?${tries}` : ''}`) as Promise<Pagefind>;
  const [{total, answers}, {createInstance}] = await Promise.all([facts, module]);
  const index = createInstance({
    basePath: folder,
    // The index has absolute paths.
    baseUrl: '/',
    // The worker would load the same code again, and a query takes only a few milliseconds.
    noWorker: true,
    ranking: {metaWeights: fieldWeights},
  });
  const understanding = understand(searchWords);
  let vocabulary: Promise<string[]> | undefined;
  const loadWords = async () => (await (await load(`${folder}words.txt`)).text()).split('\n');
  const find = makeSearch(index, {
    total,
    significant: understanding.significant,
    loadVocabulary: () => (vocabulary ??= loadWords()),
  });
  const answersTo = makeAnswers(answers, understanding);
  const fileWords = new Set(
    searchWords.files.flatMap((phrase) => understanding.conceptsOf(phrase)).map(({typed}) => typed),
  );

  /** Returns the files of the best page, those named in the query first. */
  async function filesOfBest([best]: readonly FoundPage[], query: readonly Concept[]): Promise<Answer[]> {
    const page = await best?.load();
    const named = ({label}: OfferedFile) =>
      wordsOf(label).filter((word) => query.some(({typed}) => isSameWord(word, typed))).length;
    return page
      ? filesOf(page)
          .sort((one, other) => named(other) - named(one))
          .map(({href, label}) => ({ask: [], text: label, url: href, from: page.meta.title}))
      : [];
  }

  let byArea: Promise<ReadonlyMap<Area, ReadonlySet<string>>> | undefined;
  return {
    async search(query) {
      const concepts = understanding.conceptsOf(query);
      const known = answersTo(concepts);
      const found = await find(concepts, new Set(known.flatMap(({page}) => page ?? [])));
      const asksForFile = concepts.length > 1 && concepts.some(({typed}) => fileWords.has(typed));
      const answers = known.length === 0 && asksForFile ? await filesOfBest(found.pages, concepts) : known;
      return {...found, answers, asksForFile};
    },
    pagesByArea: () =>
      (byArea ??= Promise.all(
        areas.map(async (area) => {
          const {results} = await index.search(null, {filters: {area}});
          return [area, new Set(results.map(({id}) => id))] as const;
        }),
      ).then((entries) => new Map(entries))),
  };
}
