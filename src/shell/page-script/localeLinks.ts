import {closest} from '../../lib/closest';

/** Path of the locale's home page, with a trailing slash. */
declare const HOME: string;

/** Adds query and hash to language links just before use. `data-to` has the path of the language's home page. */
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
