/** Weights of a page's metadata (https://pagefind.app/docs/ranking/). Words of `title` also count in the text. */
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
