/** Accent of a brand in both themes, '#rrggbb'. */
export interface Accents {
  readonly light: string;
  readonly dark: string;
}

/** Original URLs of recoloured drawings. */
const sources = new Map<HTMLImageElement, string>();

let latest: Accents | undefined;

/**
 * Recolours the page's drawings with the accents of the visit's brand, or restores them without one. Style sheets
 * cannot reach into external SVG images. A drawing that fails to load stays unchanged.
 *
 * @param own accents of the site, as in the files
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
