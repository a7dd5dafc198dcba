import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Characters that stand in a narrow column without a break: a number, a range of days, an id. */
const short = 8;

/**
 * Markdown plugin: marks tables whose first column holds short entries alone (`data-short-first`). On a phone, where that
 * column stays while the others scroll, it takes no more room than it needs.
 */
export function shortColumns() {
  return (tree: Root): void => {
    visit(tree, 'table', (table: Table) => {
      if (table.children.every(({children: [first]}) => !first || toString(first).length <= short)) {
        table.data = {...table.data, hProperties: {...table.data?.hProperties, 'data-short-first': ''}};
      }
    });
  };
}
