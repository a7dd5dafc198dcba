import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/**
 * Markdown plugin: says where a block of code asks to be run in the page (`live`, of theme-live-codeblock), which would
 * need a compiler in the browser of every reader. The block is shown as code.
 */
export function liveCode() {
  return (tree: Root, file: VFile): void => {
    // Both builds compile each text: one of them says it.
    if (file.data.compilerName === 'server') {
      return;
    }
    visit(tree, 'code', ({meta, position}: Code) => {
      if (meta?.split(' ').includes('live')) {
        const place = path.relative(process.cwd(), file.path).replaceAll(path.sep, '/');
        logger.warn(
          `${place}:${position?.start.line ?? 1}: "live" has no effect: the block is shown as code. Make an island of what readers are to try (src/components/islands/README.md), or take "live" out.`,
        );
      }
    });
  };
}
