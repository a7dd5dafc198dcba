import {isMeant, suggestWord} from './spelling';
import {asIndexed, isUnspaced, withoutBreaks} from './splitWords';
import type {Concept, Understanding} from './understandQuery';

/** The text of a page, as Pagefind gives it (https://pagefind.app/docs/api/). */
export interface PageText {
  readonly url: string;
  /** Escaped, words between spaces. */
  readonly raw_content: string;
  readonly content: string;
  readonly meta: Readonly<Record<string, string | undefined>>;
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly anchors: readonly {
    readonly element: string;
    readonly id: string;
    readonly text?: string;
    /** Which word of the text it stands before. */
    readonly location: number;
  }[];
}

interface PagefindResult {
  readonly id: string;
  readonly score: number;
  /** Which words of the text match. */
  readonly words: readonly number[];
  readonly matchedMetaFields?: readonly string[];
  readonly data: () => Promise<PageText>;
}

/** An index of Pagefind, opened. */
export interface PagefindIndex {
  /** Without a query, all pages that the filters let through. */
  search: (
    query: string | null,
    options?: {readonly filters: Readonly<Record<string, string>>},
  ) => Promise<{results: readonly PagefindResult[]}>;
}

/** A page that answers a query. */
export interface FoundPage {
  readonly id: string;
  readonly score: number;
  /** What of the query the page does not have, as typed. */
  readonly missing: readonly string[];
  /** Words of its text that match, by what of the query they stand for. */
  readonly places: readonly {readonly at: number; readonly concept: number}[];
  readonly load: () => Promise<PageText>;
}

/** What was found for a query. */
export interface Found {
  readonly pages: readonly FoundPage[];
  /** The query with its misspelt words as they were read, where there were any. */
  readonly corrected?: string;
}

/** What a synonym counts beside the word that was typed: a page that says it in the visitor's words comes first. */
const synonymWeight = 0.7;

/** Pages that have a word as it was typed, from which on synonyms are not asked for: each may load a part of the index. */
const enough = 12;

/**
 * Words shorter than this are looked for as they are: too many others begin with them ("SOC" is no "society"). A Korean
 * syllable is two or three letters.
 */
const shortest = 4;
const isShort = (word: string) => word.normalize('NFD').length < shortest;

/**
 * Puts quotes around a short word, around a phrase with a short number, as the "2" of "NIS 2" is the beginning of every year,
 * and around words of which the index has each letter.
 */
function keptTogether(words: string): string {
  const isOne = isShort(words) || /[^"\d]\b\d{1,2}\b/.test(words) || isUnspaced(words);
  return isOne && !words.startsWith('"') ? `"${words}"` : words;
}

/** What the words of a phrase count where they stand apart. */
const apartWeight = 0.6;

/** What a misspelt word counts beside one that was typed right. */
const spellingWeight = 0.9;

/** How a page is punished for what it lacks: its score is multiplied by the share that it has to this power. */
const coveragePower = 2.5;

/** How much better a page is in which all that was asked for stands close together. */
const nearWeight = 0.5;

/** How much better a page is that has the answer. */
const answerWeight = 2;

/** How much the results for all words together count beside those for each. */
const togetherWeight = 0.4;

/** How much the results for the query as a phrase count besides. */
const phraseWeight = 0.4;

interface Hit {
  readonly result: PagefindResult;
  readonly score: number;
}

/** A page with its names as it shows them. */
const readable = (page: PageText): PageText => ({
  ...page,
  meta: Object.fromEntries(
    Object.entries(page.meta).map(([field, value]) => [field, value && withoutBreaks(value)]),
  ),
  anchors: page.anchors.map((anchor) => ({...anchor, text: anchor.text && withoutBreaks(anchor.text)})),
});

/** A concept with the pages that have it. */
interface Searched {
  readonly concept: Concept;
  readonly hits: ReadonlyMap<string, Hit>;
  readonly places: ReadonlyMap<string, readonly number[]>;
  readonly correction?: string;
}

/**
 * Whether what was found has to do with what was typed. Where the index does not have a word, Pagefind shortens it until
 * something begins so, if need be to one letter.
 */
async function isFarFetched(typed: string, [first]: readonly PagefindResult[]): Promise<boolean> {
  if (!first) {
    return true;
  }
  const {content, meta} = await first.data();
  const text = content.split(/\s+/);
  const matched =
    first.words.length > 0
      ? first.words.map((at) => text[at] ?? '')
      : Object.values(meta).flatMap((value) => value?.split(/\s+/) ?? []);
  return !typed.split(' ').every((word) => matched.some((match) => isMeant(word, match)));
}

/** Merges what the alternatives of a concept find: of a page counts the best. */
async function searchConcept(
  index: PagefindIndex,
  concept: Concept,
  {significant, loadVocabulary}: SearchOptions,
): Promise<Searched> {
  const hits = new Map<string, Hit>();
  const places = new Map<string, number[]>();
  const add = (results: readonly PagefindResult[], weight: number) => {
    for (const result of results) {
      const score = result.score * weight;
      places.set(result.id, [...(places.get(result.id) ?? []), ...result.words]);
      if (score > (hits.get(result.id)?.score ?? 0)) {
        hits.set(result.id, {result, score});
      }
    }
  };
  const tryOne = async (text: string, weight: number) => {
    const words = keptTogether(text.startsWith('"') ? text : significant(text));
    const isQuoted = words.startsWith('"');
    const query = asIndexed(words);
    const {results} = await index.search(query);
    if (await isFarFetched(query.replaceAll('"', '').trim(), results)) {
      return;
    }
    const size = words.split(' ').length;
    const own = weight / Math.sqrt(size);
    if (isQuoted || !text.includes(' ')) {
      add(results, own);
      return;
    }
    const phrases = (await index.search(`"${text}"`)).results;
    const asPhrase = new Map(phrases.map(({id, score}) => [id, score]));
    add(
      results.map((result) => ({
        ...result,
        score: apartWeight * result.score + (asPhrase.get(result.id) ?? 0),
      })),
      own,
    );
  };
  for (const spelling of concept.spellings) {
    await tryOne(spelling, 1);
  }
  if (hits.size < enough) {
    const weight = hits.size > 0 ? synonymWeight : 1;
    for (const synonym of concept.synonyms) {
      await tryOne(synonym, weight);
    }
  }
  if (hits.size > 0) {
    return {concept, hits, places};
  }
  const list = await loadVocabulary();
  const correction = concept.typed
    .split(' ')
    .map((word) => suggestWord(word, list))
    .join(' ');
  if (correction !== concept.typed) {
    await tryOne(correction, spellingWeight);
  }
  return {concept, hits, places, correction: hits.size > 0 ? correction : undefined};
}

/** How close the concepts stand together in a text: 1 where all do within a few words, 0 where none do. */
function closeness(places: FoundPage['places'], concepts: number): number {
  if (concepts < 2) {
    return 0;
  }
  const near = 3 * concepts;
  let best = 1;
  for (let from = 0; from < places.length; from++) {
    const seen = new Set<number>();
    for (let to = from; to < places.length && places[to]!.at - places[from]!.at <= near; to++) {
      seen.add(places[to]!.concept);
    }
    best = Math.max(best, seen.size);
  }
  return (best - 1) / (concepts - 1);
}

/** What a search needs besides the index. */
interface SearchOptions {
  /** Pages that the index has. */
  readonly total: number;
  /** A phrase without words that say nothing, such as articles. */
  readonly significant: Understanding['significant'];
  /** The words of the site, the most frequent first; asked for when a word is not known. */
  readonly loadVocabulary: () => Promise<readonly string[]>;
}

/**
 * Makes the function that finds pages. Each thing that is asked for is searched by itself, so that a page that lacks one is
 * found too; then the results are put together, and those that have all of it, close together, come first.
 *
 * @param index of the pages of a locale
 */
export function makeSearch(index: PagefindIndex, options: SearchOptions) {
  /** @param answering ids of pages that answer the query at once: they come before others that fit as well */
  return async function search(
    concepts: readonly Concept[],
    answering: ReadonlySet<string> = new Set(),
  ): Promise<Found> {
    const searched = await Promise.all(concepts.map((concept) => searchConcept(index, concept, options)));
    const typed = concepts.map((concept) => concept.typed).join(' ');
    const together = new Map<string, number>();
    for (const [query, weight] of concepts.length > 1
      ? ([
          [typed, togetherWeight],
          [`"${typed}"`, phraseWeight],
        ] as const)
      : []) {
      const {results} = await index.search(asIndexed(query));
      results.forEach(({id, score}) => together.set(id, (together.get(id) ?? 0) + weight * score));
    }

    const importance = searched.map(({hits}) => Math.log(1 + options.total / Math.max(hits.size, 1)));
    const all = importance.reduce((sum, each) => sum + each, 0);
    const ids = new Set(searched.flatMap(({hits}) => [...hits.keys()]));
    const pages = [...ids].map((id): FoundPage => {
      const has = searched.map(({hits}) => hits.get(id));
      const places = searched
        .flatMap((each, concept) => (each.places.get(id) ?? []).map((at) => ({at, concept})))
        .sort((a, b) => a.at - b.at);
      const own = has.reduce((sum, hit) => sum + (hit?.score ?? 0), 0);
      const near = 1 + nearWeight * closeness(places, concepts.length);
      const covered = importance.reduce((sum, each, at) => sum + (has[at] ? each : 0), 0) / all;
      return {
        id,
        score:
          (own * near + (together.get(id) ?? 0)) *
          covered ** coveragePower *
          (answering.has(id) ? answerWeight : 1),
        places,
        missing: concepts.filter((_, at) => !has[at]).map((concept) => concept.typed),
        load: async () => readable(await has.find((hit) => hit)!.result.data()),
      };
    });
    const isCorrected = searched.some(({correction}) => correction);
    return {
      pages: pages.sort((a, b) => b.score - a.score),
      corrected: isCorrected
        ? searched.map(({concept, correction}) => correction ?? concept.typed).join(' ')
        : undefined,
    };
  };
}
