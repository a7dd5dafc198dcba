import {closest} from './closest';

interface SearchScript {
  openSearch: (query?: string) => Promise<void>;
}

/** Opens the search; where its script does not come, goes to the page that says what else there is. */
function open(query?: string): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-search]');
  if (link) {
    import(link.dataset.search ?? '')
      .then(({openSearch}: SearchScript) => openSearch(query))
      .catch(() => location.pathname !== link.pathname && location.assign(link.href));
  }
}

const typing = (event: Event) => closest(event, 'input, textarea, select, [contenteditable]');

/** `[data-search]`, `/` and Ctrl or Cmd and K open the search. */
export function watchSearch(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (closest(event, '[data-search]') && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
        event.preventDefault();
        open();
      }
    },
    true,
  );
  document.addEventListener('keydown', (event) => {
    if ((event.key === '/' && !typing(event)) || (event.key === 'k' && (event.ctrlKey || event.metaKey))) {
      event.preventDefault();
      open();
    }
  });
  document.addEventListener('DOMContentLoaded', () => {
    // The page that stands in for the search without script.
    if (document.querySelector('[data-search-here]')) {
      open(new URLSearchParams(location.search).get('q') ?? '');
    }
  });
}
