/** 'a' to 'z', then 'aa' and so on. */
function nameOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : nameOf(Math.floor(index / 26) - 1) + letter;
}

/**
 * Gives the design tokens of a page's own styles short names, the most used the shortest: a percent off a page. The whole
 * style sheet, which may come later, has its own under their full names, with the same values.
 *
 * @param css rules of the page
 * @param html the page without them; what it names keeps its name
 */
export function shortTokens(css: string, html: string): string {
  const defined = [...css.matchAll(/:root\s*\{([^}]*)\}/g)].flatMap(([, body = '']) =>
    [...body.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name),
  );
  const uses = new Map<string, number>();
  for (const [name] of css.matchAll(/--[\w-]+/g)) {
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const named = new Set(html.match(/--[\w-]+/g));
  const tokens = [...new Set(defined)]
    .filter((name) => !named.has(name))
    .sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || (a < b ? -1 : 1));
  const taken = new Set([...uses.keys()].filter((name) => !tokens.includes(name)));
  const names = new Map<string, string>();
  let index = 0;
  for (const token of tokens) {
    while (taken.has(`--${nameOf(index)}`)) {
      index += 1;
    }
    names.set(token, `--${nameOf(index++)}`);
  }
  return css.replace(/--[\w-]+/g, (name) => names.get(name) ?? name);
}
