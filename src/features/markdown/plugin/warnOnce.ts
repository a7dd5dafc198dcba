import path from 'node:path';
import type {Node} from 'unist';
import type {VFile} from 'vfile';

/** Path of a text relative to the site, with slashes: 'docs/guides/a.md'. */
export const sourceOf = (file: Pick<VFile, 'path'>): string =>
  path.relative(process.cwd(), file.path).replaceAll(path.sep, '/');

const said = new Set<string>();

/**
 * Warns once of a line of a text: most texts are read by both client and server build.
 *
 * @param source path of the text, relative to the site
 */
export function warnOfLine(source: string, line: number, message: string): void {
  const sentence = `${source}:${line}  ${message}`;
  if (!said.has(sentence)) {
    said.add(sentence);
    console.warn(`[WARNING] ${sentence}`);
  }
}

export const warnOnce = (file: VFile, {position}: Node, message: string): void =>
  warnOfLine(sourceOf(file), position?.start.line ?? 1, message);
