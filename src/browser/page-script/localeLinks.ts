import {closest} from './closest';

/** Path of the home of the page's language, with a slash at its end. */
declare const HOME: string;

/**
 * A language link points at the same page; just before it is used, query and hash are added to it. `data-to` holds the path
 * of the home of its language.
 */
export function watchLocaleLinks(): void {
  for (const type of ['pointerdown', 'focusin', 'click']) {
    addEventListener(
      type,
      (event) => {
        const link = closest<HTMLAnchorElement>(event, 'a[data-to]');
        if (link) {
          link.href =
            link.dataset.to + location.pathname.slice(HOME.length) + location.search + location.hash;
        }
      },
      true,
    );
  }
}
