import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Node} from 'unist';
import type {VFile} from 'vfile';

/** Path of a text relative to the site, with slashes: 'docs/guides/a.md'. */
export const sourceOf = (file: VFile): string =>
  path.relative(process.cwd(), file.path).replaceAll(path.sep, '/');

const said = new Set<string>();

/**
 * Warns of a place in a text, with file and line. A build compiles each text several times, most for both of its builds and
 * guides for the server's alone: the same sentence is said once.
 */
export function warnOnce(file: VFile, {position}: Node, sentence: string): void {
  const warning = `${sourceOf(file)}:${position?.start.line ?? 1}: ${sentence}`;
  if (!said.has(warning)) {
    said.add(warning);
    logger.warn(warning);
  }
}
