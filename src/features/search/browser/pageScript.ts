import {closest} from '../../../lib/closest';
import {raisePreloadError} from '../../../lib/preloadError';

/** Opens the search dialog, or the search page if the script fails to load. */
function open(event: Event): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-search]');
  if (link) {
    event.preventDefault();
    import(link.dataset.search!).then(
      ({openSearch}: {openSearch: () => Promise<void>}) => openSearch(),
      (error: unknown) => {
        raisePreloadError(error);
        location.assign(link.href);
      },
    );
  }
}

/** `[data-search]`, `/`, Ctrl+K and Cmd+K open the search. */
export function watchSearch(): void {
  addEventListener('click', (event) => closest(event, '[data-search]') && open(event), true);
  addEventListener('keydown', (event) => {
    if (
      (event.key === '/' && !closest(event, 'input, textarea, select')) ||
      (event.key === 'k' && (event.ctrlKey || event.metaKey))
    ) {
      open(event);
    }
  });
}
