/** The accent of a brand in the two themes, '#rrggbb'. */
export interface Accents {
  readonly light: string;
  readonly dark: string;
}

/** Where a drawing came from, as long as it is shown in other colours. */
const sources = new Map<HTMLImageElement, string>();

let latest: Accents | undefined;

/**
 * Shows the drawings of the page, which are pictures of their own and out of reach of its style sheets, in the accents of
 * the brand that the visit wears; without one, as they were. A drawing that does not come stays as it is.
 *
 * @param own the accents of the site, as they stand in the files
 */
export async function colourDrawings(own: Accents, worn: Accents | undefined): Promise<void> {
  if (latest?.light === worn?.light && latest?.dark === worn?.dark) {
    return;
  }
  latest = worn;
  if (!worn) {
    sources.forEach((source, drawing) => (drawing.src = source));
    sources.clear();
    return;
  }
  for (const drawing of document.querySelectorAll<HTMLImageElement>('main img')) {
    const source = sources.get(drawing) ?? drawing.src;
    if (/^https?:.*\.svg$/.test(source)) {
      sources.set(drawing, source);
      const code = await fetch(source)
        .then((response) => (response.ok ? response.text() : ''))
        .catch(() => '');
      if (latest !== worn) {
        return;
      }
      const coloured = code.replaceAll(own.light, worn.light).replaceAll(own.dark, worn.dark);
      drawing.src = coloured === code ? source : `data:image/svg+xml,${encodeURIComponent(coloured)}`;
    }
  }
}
