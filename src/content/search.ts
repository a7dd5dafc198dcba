/** Words of the search dialog and of the page that stands in for it without script. */
export const search = {
  meta: {
    title: 'Search',
    description: 'Find a guide, an article or a page of this site.',
  },
  open: 'Search',
  title: 'Search this site',
  label: 'Search for',
  placeholder: 'Guides, articles, prices…',
  close: 'Close search',
  loading: 'Loading...',
  hint: 'Type a word or two. Arrow keys choose a result, Enter opens it, Esc closes the search.',
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  corrected: 'Nothing found for what you typed. These results are for:',
  none: 'Nothing found. Try a shorter or a more general word, or start here:',
  more: 'Show more results',
  failed: 'The search did not load. Check your connection and try again.',
  retry: 'Try again',
  development: 'Results come from the last build; new texts are found after the next one.',
  noScript: 'The search runs in your browser and needs JavaScript. Everything is also listed here:',
  areas: {guides: 'Guides', blog: 'Articles', pages: 'Pages'},
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
