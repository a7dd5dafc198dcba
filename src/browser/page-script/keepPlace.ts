/** Pixels from the top of the window above which a heading counts as begun: a little more than the banner is high. */
const below = 120;

/**
 * The HTML of the page that a language link leads to, by its path; it is there once it has come. Not parsed: the policy of
 * this page would refuse the styles in it, loudly.
 */
const pages = new Map<string, string | undefined>();

async function fetchPage(path: string): Promise<void> {
  if (!pages.has(path)) {
    pages.set(path, undefined);
    const answer = await fetch(path);
    pages.set(path, await answer.text());
  }
}

/** The last heading that has begun and is in the other page too, or may be as long as that has not come. */
function place(other: string | undefined): Element | undefined {
  return [...document.querySelectorAll('main :is(h2, h3, h4)[id]')].findLast(
    (heading) =>
      heading.getBoundingClientRect().top < below && (!other || other.includes(`id="${heading.id}"`)),
  );
}

// After `localeLinks.ts`, which writes the whole address.
for (const type of ['pointerover', 'pointerdown', 'focusin', 'click']) {
  addEventListener(
    type,
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-to]');
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
