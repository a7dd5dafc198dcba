const family = (tag: string) => tag.toLowerCase().split('-')[0];

/**
 * Returns the first preferred language that the page is available in, or `undefined` if the page's own comes first.
 *
 * @param preferred language tags, the most wanted first
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
