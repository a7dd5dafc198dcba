import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Characters that stand in a narrow column without a break: a number, a range of days, an id. */
const short = 8;

/** Characters from which words are read better in half of a phone's width than in a third of it. */
const long = 40;

/** Three columns of words: no figures to compare, and sentences in some cell besides the first. */
const holdsSentences = ({align, children}: Table) =>
  !align?.includes('right') &&
  children.some(({children: [, ...cells]}) => cells.some((cell) => toString(cell).length > long));

/**
 * Markdown plugin: marks tables for phones. Where the first column holds short entries alone (`data-short-first`), it takes no
 * more room than it needs. Of four columns, and of three that hold sentences, the first one stands in a line of its own
 * (`data-stacked`, with their number).
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
