import {closest} from './closest';

/**
 * A language link points at the same page; just before it is used, query and hash are added to it.
 * `data-from` and `data-to` hold the base URLs of the two locales.
 */
export function watchLocaleLinks(): void {
  for (const type of ['pointerdown', 'focusin', 'click']) {
    document.addEventListener(
      type,
      (event) => {
        const link = closest<HTMLAnchorElement>(event, 'a[data-from]');
        if (link) {
          const {from = '', to = ''} = link.dataset;
          link.href = to + location.pathname.slice(from.length) + location.search + location.hash;
        }
      },
      true,
    );
  }
}
