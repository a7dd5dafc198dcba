import type {FoundPage, PageText} from './engine';
import {isJoined, withoutBreaks} from './splitWords';

/** Number of words. */
const excerptLength = 24;

/** Maximum number of headings shown below a page. */
const mostParts = 3;

export interface ExcerptWord {
  readonly word: string;
  readonly matches: boolean;
  /** True if a space precedes the word. */
  readonly spaced: boolean;
}

export interface Excerpt {
  readonly words: readonly ExcerptWord[];
  /** True if the text continues before and after it. */
  readonly before: boolean;
  readonly after: boolean;
}

/** Rank of nearby places: number of concepts first, then number of places. */
const worth = (places: FoundPage['places']) =>
  100 * new Set(places.map(({concept}) => concept)).size + Math.min(places.length, 99);

/** Splits a text into words as Pagefind counts them. */
const wordsIn = ({raw_content: text}: PageText): string[] =>
  text.split(/[^\S\uFEFF]+/).map((word) => word.replaceAll('&lt;', '<').replaceAll('&gt;', '>'));

/** Returns the part of a text with the most matches, or its beginning if there are none. */
export function excerptOf({places}: FoundPage, page: PageText): Excerpt {
  const words = wordsIn(page);
  const joined = words.filter(isJoined).length;
  // Scripts with one-letter words need more of them.
  const length = joined > words.length / 2 ? 3 * excerptLength : excerptLength;
  const lead = Math.floor(length / 4);
  const best = places.reduce(
    (found, {at}) => {
      const within = places.filter((place) => place.at >= at && place.at < at + length - lead);
      return worth(within) > found.worth ? {at, worth: worth(within)} : found;
    },
    {at: lead, worth: 0},
  );
  const start = Math.max(0, Math.min(best.at - lead, words.length - length));
  const matching = new Set(places.map(({at}) => at));
  return {
    words: words.slice(start, start + length).map((word, index) => ({
      word: withoutBreaks(word),
      matches: matching.has(start + index),
      spaced: index > 0 && !isJoined(words[start + index - 1]!),
    })),
    before: start > 0,
    after: start + length < words.length,
  };
}

/** Returns the sections of a page with the most matches, in the order of the page. */
export function partsOf({places}: FoundPage, page: PageText): {title: string; url: string}[] {
  const headings = page.anchors
    .filter(({element, text, location}) => /^h[2-6]$/.test(element) && text?.trim() && location > 0)
    .sort((a, b) => a.location - b.location);
  const parts = headings.map(({id, text = '', location}, index) => {
    const end = headings[index + 1]?.location ?? Infinity;
    return {
      at: location,
      title: text.trim(),
      url: `${page.url}#${id}`,
      worth: worth(places.filter(({at}) => at >= location && at < end)),
    };
  });
  return parts
    .filter((part) => part.worth > 0 && part.title !== page.meta.title)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, mostParts)
    .sort((a, b) => a.at - b.at);
}
