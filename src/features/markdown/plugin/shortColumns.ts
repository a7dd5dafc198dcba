import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Characters that fit a narrow column without a break: a number, a range of days, an id. */
const short = 8;

/** Length from which text reads better in half of a phone's width than in a third. */
const long = 40;

/** Three columns of words: no figures to compare, and sentences in some cell besides the first. */
const holdsSentences = ({align, children}: Table) =>
  !align?.includes('right') &&
  children.some(({children: [, ...cells]}) => cells.some((cell) => toString(cell).length > long));

/**
 * Remark plugin: marks tables for phones. If the first column has only short entries (`data-short-first`), it is as
 * narrow as possible. In tables of four columns, and of three with sentences, the first column gets a line of its own
 * (`data-stacked`, with the number of columns).
 */
export function shortColumns() {
  return (tree: Root): void => {
    visit(tree, 'table', (table: Table) => {
      const columns = table.children[0]?.children.length ?? 0;
      const shortFirst = table.children.every(
        ({children: [first]}) => !first || toString(first).length <= short,
      );
      const stacked = columns === 4 || (columns === 3 && !shortFirst && holdsSentences(table));
      if (shortFirst || stacked) {
        table.data = {
          ...table.data,
          hProperties: {
            ...table.data?.hProperties,
            ...(shortFirst && {'data-short-first': ''}),
            ...(stacked && {'data-stacked': columns}),
          },
        };
      }
    });
  };
}
