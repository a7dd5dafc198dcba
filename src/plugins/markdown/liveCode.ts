import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {warnOnce} from './warnOnce';

/**
 * Remark plugin: reports code blocks with `live` (theme-live-codeblock), which would need a compiler in every reader's
 * browser. The block is shown as plain code.
 */
export function liveCode() {
  return (tree: Root, file: VFile): void =>
    visit(tree, 'code', (block: Code) => {
      if (block.meta?.split(' ').includes('live')) {
        warnOnce(
          file,
          block,
          '"live" has no effect: the block is shown as code. Make an island of what readers are to try (src/components/islands/README.md), or take "live" out.',
        );
      }
    });
}
