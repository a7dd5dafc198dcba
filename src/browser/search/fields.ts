/**
 * Metadata fields of a page and the weight of their words (https://pagefind.app/docs/ranking/). `title` is Pagefind's
 * own: the heading, whose words count in the text already.
 */
export const fieldWeights = {
  title: 1,
  /** Name in the menu. */
  name: 5,
  /** Names in footer, heading and window title. */
  names: 5,
  keywords: 4,
  /** Synonyms of the menu name and its keywords. */
  also: 4,
  authors: 3,
  description: 2,
  /** Synonyms of the title. */
  related: 2,
  /** Downloads: URL, a space and the label, separated by ` | `. */
  files: 2,
  /** Version of the guides, if not the default one. */
  version: 0,
} as const;

export type Field = keyof typeof fieldWeights;
