/** Line on which something stands in a text, from 1; none where it does not. */
export function lineOf(source: string, found: RegExp): number | undefined {
  const begin = source.search(found);
  return begin < 0 ? undefined : source.slice(0, begin).split('\n').length;
}

/** The tag of a component, wherever it is opened. */
export const tagOf = (name: string) => new RegExp(`<${name.replaceAll('$', '\\$')}(?![\\w$])`);

/**
 * Where something stands in a text, as editors open it: 'docs/guides/a.mdx:12', and without the line where it is not found
 * or no file can be read, in a browser.
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
