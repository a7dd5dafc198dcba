/** Words of the search dialog and of the search page without JavaScript. */
export const search = {
  meta: {
    title: 'Search',
    description: 'Find a guide, an article or a page of this site.',
  },
  submit: 'Search',
  title: 'Search this site',
  label: 'Search for',
  placeholder: 'Guides, articles, prices…',
  close: 'Close search',
  loading: 'Loading...',
  hint: 'Type a word or two. Arrow keys choose a result, Enter opens it, Esc closes the search.',
  list: 'Results',
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  corrected: 'Nothing found for what you typed. These results are for:',
  partial: 'No page has all of it; these have most.',
  /** Query words that a page does not contain. */
  without: (missing: string) => `Without: ${missing}`,
  none: 'Nothing found. Try a shorter or a more general word, or start here:',
  /** Label of the instant answer above the results. */
  answer: 'Answer',
  from: (page: string) => `From: ${page}`,
  all: (count: number) => (count === 1 ? 'Show the result on a page' : `All ${count} results`),
  /** Label of the filter by kind. */
  filter: 'Show',
  everything: 'Everything',
  more: 'Show more results',
  failed: 'The search did not load. Check your connection and try again.',
  retry: 'Try again',
  development: 'Results come from the last build; new texts are found after the next one.',
  noScript: 'The search runs in your browser and needs JavaScript. Everything is also listed here:',
  areas: {guides: 'Guides', blog: 'Articles', pages: 'Pages', legal: 'Legal texts', files: 'Downloads'},
  kinds: {guides: 'Guide', blog: 'Article', pages: 'Page', legal: 'Legal text'},
  states: {missing: 'In English', stale: 'Older translation'},
  ways: {
    eduHub: 'Cyber Edu Hub',
    guideWhiteLabel: 'Guides for partners',
    blog: 'Blog',
    pricing: 'Plans and prices',
    contact: 'Contact Us',
  },
};

export type SearchContent = typeof search;
