import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Characters that stand in a narrow column without a break: a number, a range of days, an id. */
const short = 8;

const mark = (table: Table, name: string): void => {
  table.data = {...table.data, hProperties: {...table.data?.hProperties, [name]: ''}};
};

/** Characters from which words are read better in half of a phone's width than in a third of it. */
const long = 40;

/** Three columns of words: no figures to compare, and sentences in some cell besides the first. */
const isOfWords = ({align, children}: Table) =>
  children[0]?.children.length === 3 &&
  !align?.includes('right') &&
  children.some(({children: [, ...cells]}) => cells.some((cell) => toString(cell).length > long));

/**
 * Markdown plugin: marks tables whose first column holds short entries alone (`data-short-first`). On a phone, where that
 * column stays while the others scroll, it takes no more room than it needs. Others of three columns of words are marked as
 * well (`data-stacked`): there the first one stands in a line of its own.
 */
export function shortColumns() {
  return (tree: Root): void => {
    visit(tree, 'table', (table: Table) => {
      if (table.children.every(({children: [first]}) => !first || toString(first).length <= short)) {
        mark(table, 'data-short-first');
      } else if (isOfWords(table)) {
        mark(table, 'data-stacked');
      }
    });
  };
}
