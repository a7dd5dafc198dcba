import {closest} from './closest';

/** Pixels from the top of the window above which a heading counts as begun: a little more than the banner is high. */
const below = 120;

/** The page that a language link leads to, by its path; it is there once it has come. */
const pages = new Map<string, Document | undefined>();

async function fetchPage(path: string): Promise<void> {
  if (!pages.has(path)) {
    pages.set(path, undefined);
    const answer = await fetch(path);
    pages.set(path, new DOMParser().parseFromString(await answer.text(), 'text/html'));
  }
}

/** The last heading that has begun and is in the other page too, or may be as long as that has not come. */
function place(other: Document | undefined): Element | undefined {
  return [...document.querySelectorAll('main :is(h2, h3, h4)[id]')].findLast(
    (heading) => heading.getBoundingClientRect().top < below && (!other || other.getElementById(heading.id)),
  );
}

// After `localeLinks.ts`, which writes the whole address.
for (const type of ['pointerover', 'pointerdown', 'focusin', 'click']) {
  document.addEventListener(
    type,
    (event) => {
      const link = closest<HTMLAnchorElement>(event, 'a[data-to]');
      if (link) {
        fetchPage(link.pathname).catch(() => undefined);
        const heading = place(pages.get(link.pathname));
        if (heading) {
          link.hash = heading.id;
        }
      }
    },
    true,
  );
}
