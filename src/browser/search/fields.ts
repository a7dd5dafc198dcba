/**
 * What a page says of itself besides its text, and how much a word in it counts (https://pagefind.app/docs/ranking/). `title`
 * is Pagefind's own: the headline, whose words count in the text already.
 */
export const fieldWeights = {
  title: 1,
  /** What the menu calls the page. */
  name: 5,
  /** What footer, headline and window call it. */
  names: 5,
  keywords: 4,
  /** What else people call what the menu and its keywords name. */
  also: 4,
  authors: 3,
  description: 2,
  /** What else people call what its title names. */
  related: 2,
  /** What can be downloaded there: for each file its address, a space and its label, with ` | ` between files. */
  files: 2,
  /** Version of the guides, where it is not the one that readers are led to. */
  version: 0,
} as const;

export type Field = keyof typeof fieldWeights;
