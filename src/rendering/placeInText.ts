/** Returns the line of a match, from 1; `undefined` without a match. */
export function lineOf(source: string, found: RegExp): number | undefined {
  const begin = source.search(found);
  return begin < 0 ? undefined : source.slice(0, begin).split('\n').length;
}

export const tagOf = (name: string) => new RegExp(`<${name.replaceAll('$', '\\$')}(?![\\w$])`);

/**
 * Returns the place of a match as editors open it: 'docs/guides/a.mdx:12'. The line is left out if there is no match, or
 * in a browser, which cannot read files.
 *
 * @param text path of the text, relative to the site, in which this process runs
 */
export function placeInText(text: string, found: RegExp): string {
  const read = (globalThis.process as NodeJS.Process | undefined)?.getBuiltinModule?.('node:fs');
  try {
    const line = read && lineOf(read.readFileSync(text, 'utf8'), found);
    return line === undefined ? text : `${text}:${line}`;
  } catch {
    return text;
  }
}
