/** Pixels from the window's top above which a heading counts as reached: slightly more than the header. */
const below = 120;

/** HTML of linked translations by path. Not parsed: this page's policy would report their inline styles. */
const pages = new Map<string, string | undefined>();

async function fetchPage(path: string): Promise<void> {
  if (!pages.has(path)) {
    pages.set(path, undefined);
    const answer = await fetch(path);
    pages.set(path, await answer.text());
  }
}

/** Returns the last reached heading that the other page has too, or any until that page has loaded. */
function place(other: string | undefined): Element | undefined {
  return [...document.querySelectorAll('main :is(h2, h3, h4)[id]')].findLast(
    (heading) =>
      heading.getBoundingClientRect().top < below && (!other || other.includes(`id="${heading.id}"`)),
  );
}

// After `localeLinks.ts`, which sets the whole URL.
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
