/** Words of languages that do not have all of them. */

/** The type of the words of a page in a language that has only some: what is left out is shown in English. */
export type PartialWords<Content> = Content extends
  string | readonly unknown[] | ((...args: never[]) => unknown)
  ? Content
  : {readonly [Key in keyof Content]?: PartialWords<Content[Key]>};

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Groups of English words that stand in for those of another language. */
const standIns = new WeakSet<object>();

/** Whether a group of words is English that stands in for a language without any of them. */
export const isStandIn = (words: object): boolean => standIns.has(words);

/** Notes a group of words, and the groups in it, as standing in for those of another language. */
function standIn<Content>(words: Content): Content {
  if (typeof words === 'object' && words !== null) {
    standIns.add(words);
    Object.values(words).forEach(standIn);
  }
  return words;
}

/**
 * The words of a language, with English ones where it has none. Lists are taken as a whole: their entries belong together.
 * A group of which the language has no word is English as a whole, which `isStandIn` tells.
 *
 * @param original in English
 * @param own in the language
 */
export function withFallback<Content>(original: Content, own: PartialWords<Content> | undefined): Content {
  if (own === undefined) {
    return standIn(original);
  }
  if (!isGroup(original) || !isGroup(own)) {
    return own as Content;
  }
  const keys = Object.keys(original);
  return Object.fromEntries(
    keys.map((key) => [key, withFallback(original[key], (own as Record<string, never>)[key])]),
  ) as Content;
}

/**
 * Which words a language lacks, as paths such as 'hero.title'; a whole group that is not there is named once.
 *
 * @param original in English
 * @param own in the language
 */
export function missingWords(original: unknown, own: unknown, path = ''): string[] {
  if (own === undefined) {
    return [path];
  }
  if (typeof original !== 'object' || original === null) {
    return [];
  }
  const entries = Object.entries(original).filter(
    ([key]) => !Array.isArray(original) || Number(key) < (own as []).length,
  );
  return entries.flatMap(([key, value]) =>
    missingWords(value, (own as Record<string, unknown>)[key], path ? `${path}.${key}` : key),
  );
}
