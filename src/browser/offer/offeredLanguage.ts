const family = (tag: string) => tag.toLowerCase().split('-')[0];

/**
 * The language to offer a page in: the first that a browser prefers to that of the page and the page is in too.
 *
 * @param preferred language tags, the most wanted first
 * @param present language of the page
 * @param offered languages that the page is in besides
 */
export function offeredLanguage(
  preferred: readonly string[],
  present: string,
  offered: readonly string[],
): string | undefined {
  for (const tag of preferred) {
    if (family(tag) === family(present)) {
      return undefined;
    }
    const found =
      offered.find((language) => language.toLowerCase() === tag.toLowerCase()) ??
      offered.find((language) => family(language) === family(tag));
    if (found) {
      return found;
    }
  }
  return undefined;
}
