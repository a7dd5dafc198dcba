/** Type of the words of a page in an incomplete language. Missing words are shown in English. */
export type PartialWords<Content> = Content extends
  string | readonly unknown[] | ((...args: never[]) => unknown)
  ? Content
  : {readonly [Key in keyof Content]?: PartialWords<Content[Key]>};

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Groups of English words used in place of a translation. */
const standIns = new WeakSet<object>();

/** True if a group of words is English because the language has none of them. */
export const isStandIn = (words: object): boolean => standIns.has(words);

/** Marks a group of words, and the groups in it, as a substitute. */
function standIn<Content>(words: Content): Content {
  if (typeof words === 'object' && words !== null) {
    standIns.add(words);
    Object.values(words).forEach(standIn);
  }
  return words;
}

/**
 * Returns the words of a language, completed with English. A list is never mixed, because its entries belong together. A
 * group without any word of the language is English as a whole; see `isStandIn`.
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

/** Returns the paths of missing words, such as 'hero.title'. A missing group is listed once. */
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
