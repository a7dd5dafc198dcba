import {isMeant, suggestWord} from './suggestWord';

/** A page that was found, as Pagefind gives it (https://pagefind.app/docs/api/). */
export interface FoundPage {
  readonly url: string;
  /** HTML: escaped text with the matches in `<mark>`. */
  readonly excerpt: string;
  /** `version` is that of the guides, where it is not the one that readers are led to. */
  readonly meta: {readonly title?: string; readonly version?: string};
  /** The text of the page, escaped, and which of its words match. */
  readonly content: string;
  readonly locations: readonly number[];
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly sub_results: readonly {readonly title: string; readonly url: string}[];
}

interface Pagefind {
  createInstance: (options: object) => PagefindInstance;
}

interface PagefindInstance {
  search: (query: string) => Promise<{results: readonly {data: () => Promise<FoundPage>}[]}>;
}

/** Pages for a query, loaded a few at a time. */
export interface Found {
  readonly count: number;
  /** What was searched for instead, where nothing was found for the words as typed. */
  readonly corrected?: string;
  readonly load: (from: number, to: number) => Promise<FoundPage[]>;
}

const nothing: Found = {count: 0, load: () => Promise.resolve([])};

/** A browser may remember that a module did not come: each try asks for another address. */
let tries = 0;

/**
 * Loads the index of the page's language.
 *
 * @param folder where it lies, with a slash at its end
 * @throws Error where it does not come
 */
export async function openIndex(folder: string): Promise<(query: string) => Promise<Found>> {
  const {createInstance} = (await import(
    `${folder}pagefind.js${tries++ > 0 ? `?${tries}` : ''}`
  )) as Pagefind;
  const pagefind = createInstance({
    basePath: folder,
    // The index knows whole paths.
    baseUrl: '/',
    excerptLength: 22,
    // The worker is the same code once more; a query takes a few milliseconds.
    noWorker: true,
  });
  let words: Promise<string[]> | undefined;

  async function find(query: string, corrected?: string): Promise<Found> {
    const {results} = await pagefind.search(query);
    return {
      count: results.length,
      corrected,
      load: (from, to) => Promise.all(results.slice(from, to).map((result) => result.data())),
    };
  }

  /**
   * Where the index does not have a word, Pagefind shortens it until something begins so, if need be to one letter: what
   * it finds then has little to do with the query.
   */
  async function isFarFetched(found: Found, query: string): Promise<boolean> {
    const [first] = await found.load(0, 1);
    const text = first?.content.split(/\s+/) ?? [];
    const matched = first?.locations.map((at) => text[at] ?? '') ?? [];
    return !query.split(/\s+/).every((word) => matched.some((match) => isMeant(word, match)));
  }

  return async function search(query) {
    const found = await find(query);
    if (found.count > 0 && !(await isFarFetched(found, query))) {
      return found;
    }
    words ??= fetch(`${folder}words.txt`).then(async (answer) =>
      answer.ok ? (await answer.text()).split('\n') : [],
    );
    const list = await words;
    const suggestion = query
      .split(/\s+/)
      .map((word) => suggestWord(word, list))
      .join(' ');
    if (suggestion !== query) {
      return find(suggestion, suggestion);
    }
    const known = query.split(/\s+/).every((word) => list.includes(word.toLowerCase()));
    return known ? found : nothing;
  };
}
