import {isMeant, suggestWord} from './spelling';
import {asIndexed, isUnspaced, withoutBreaks} from './splitWords';
import type {Concept, Understanding} from './understandQuery';

/** A page's text from Pagefind (https://pagefind.app/docs/api/). */
export interface PageText {
  readonly url: string;
  /** HTML-escaped, words separated by spaces. */
  readonly raw_content: string;
  readonly content: string;
  readonly meta: Readonly<Record<string, string | undefined>>;
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly anchors: readonly {
    readonly element: string;
    readonly id: string;
    readonly text?: string;
    /** Index of the word that follows. */
    readonly location: number;
  }[];
}

interface PagefindResult {
  readonly id: string;
  readonly score: number;
  /** Indices of the matching words. */
  readonly words: readonly number[];
  readonly matchedMetaFields?: readonly string[];
  readonly data: () => Promise<PageText>;
}

export interface PagefindIndex {
  /** Without a query, returns all pages that pass the filters. */
  search: (
    query: string | null,
    options?: {readonly filters: Readonly<Record<string, string>>},
  ) => Promise<{results: readonly PagefindResult[]}>;
}

export interface FoundPage {
  readonly id: string;
  readonly score: number;
  /** Concepts of the query that the page lacks, as typed. */
  readonly missing: readonly string[];
  /** Matching words of the text, with the concept each stands for. */
  readonly places: readonly {readonly at: number; readonly concept: number}[];
  readonly load: () => Promise<PageText>;
}

export interface Found {
  readonly pages: readonly FoundPage[];
  /** Query with corrected spelling, if anything was corrected. */
  readonly corrected?: string;
}

/** Weight of a synonym relative to the typed word, so that pages in the visitor's own words come first. */
const synonymWeight = 0.7;

/** Number of pages with the typed word from which synonyms are skipped, because each may load a part of the index. */
const enough = 12;

/**
 * Minimum length for prefix matches. Too many words begin with shorter ones ("SOC" is not "society"). A Korean
 * syllable has two or three letters.
 */
const shortest = 4;
const isShort = (word: string) => word.normalize('NFD').length < shortest;

/**
 * Quotes a short word, a phrase with a short number (the "2" of "NIS 2" is a prefix of every year), and words that
 * the index stores letter by letter.
 */
function keptTogether(words: string): string {
  const isOne = isShort(words) || /[^"\d]\b\d{1,2}\b/.test(words) || isUnspaced(words);
  return isOne && !words.startsWith('"') ? `"${words}"` : words;
}

/** Weight of a phrase's words when apart. */
const apartWeight = 0.6;

/** Weight of a corrected word relative to a correct one. */
const spellingWeight = 0.9;

/** A page's score is multiplied by its share of the query to this power. */
const coveragePower = 2.5;

/** Bonus of a page with all concepts close together. */
const nearWeight = 0.5;

/** Bonus of a page with a direct answer. */
const answerWeight = 2;

/** Weight of results for all words together, relative to those for each. */
const togetherWeight = 0.4;

/** Additional weight of results for the query as a phrase. */
const phraseWeight = 0.4;

interface Hit {
  readonly result: PagefindResult;
  readonly score: number;
}

/** Restores the page's original names for display. */
const readable = (page: PageText): PageText => ({
  ...page,
  meta: Object.fromEntries(
    Object.entries(page.meta).map(([field, value]) => [field, value && withoutBreaks(value)]),
  ),
  anchors: page.anchors.map((anchor) => ({...anchor, text: anchor.text && withoutBreaks(anchor.text)})),
});

interface Searched {
  readonly concept: Concept;
  readonly hits: ReadonlyMap<string, Hit>;
  readonly places: ReadonlyMap<string, readonly number[]>;
  readonly correction?: string;
}

/** True for an unrelated result: Pagefind shortens an unknown word until something matches. */
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

/** Merges the results of a concept's alternatives; the best score of a page counts. */
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

/** Returns how close the concepts are in a text: 1 if all are within a few words, 0 if none are. */
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

interface SearchOptions {
  readonly total: number;
  /** Removes stop words, such as articles, from a phrase. */
  readonly significant: Understanding['significant'];
  /** Words of the site, the most frequent first. Called for unknown words only. */
  readonly loadVocabulary: () => Promise<readonly string[]>;
}

/**
 * Returns the search function. Searches each concept separately, so that pages without one of them are found too.
 * Then merges the results: pages with all concepts, close together, come first.
 */
export function makeSearch(index: PagefindIndex, options: SearchOptions) {
  /** @param answering ids of pages with a direct answer; they precede pages of equal relevance */
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
