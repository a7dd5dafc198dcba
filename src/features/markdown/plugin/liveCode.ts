import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {warnOnce} from './warnOnce';

/** Remark plugin: reports `live` code blocks, which would need a compiler in the browser, and shows plain code. */
export function liveCode() {
  return (tree: Root, file: VFile): void =>
    visit(tree, 'code', (block: Code) => {
      if (block.meta?.split(' ').includes('live')) {
        warnOnce(
          file,
          block,
          '"live" has no effect: the block is shown as code. Make an island of what readers are to try (src/site/islands/README.md), or take "live" out.',
        );
      }
    });
}
