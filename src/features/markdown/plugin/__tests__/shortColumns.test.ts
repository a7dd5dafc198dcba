import type {Root, Table, TableCell} from 'mdast';
import {shortColumns} from '../shortColumns';

const cell = (value: string): TableCell => ({type: 'tableCell', children: [{type: 'text', value}]});
const marksOf = (...first: string[]) => {
  const table: Table = {
    type: 'table',
    children: first.map((entry) => ({
      type: 'tableRow',
      children: [cell(entry), cell('Somebody does something')],
    })),
  };
  const tree: Root = {type: 'root', children: [{type: 'blockquote', children: [table]}]};
  shortColumns()(tree);
  return table.data?.hProperties;
};

it('leaves a table where one entry is longer', () => {
  expect(marksOf('Deadline', '0')).toEqual({'data-short-first': ''});
  expect(marksOf('Deadlines', '0')).toBeUndefined();
  expect(marksOf('Day', '0', 'First week')).toBeUndefined();
});

describe('columns of words', () => {
  const sentence = 'Without undue delay, and in any event within 24 hours';
  const tableOf = (rows: readonly (readonly string[])[], align: Table['align'] = null) => {
    const table: Table = {
      type: 'table',
      align,
      children: rows.map((cells) => ({type: 'tableRow', children: cells.map(cell)})),
    };
    shortColumns()({type: 'root', children: [table]});
    return table.data?.hProperties;
  };

  it('are marked where there are four of them', () => {
    expect(tableOf([['Kind of model', 'Fits', 'Strength', 'Weakness']])).toEqual({'data-stacked': 4});
    expect(tableOf([['Day', 'Step', 'Owner', '1']], [null, null, null, 'right'])).toEqual({
      'data-short-first': '',
      'data-stacked': 4,
    });
    expect(tableOf([['A long line', sentence, 'C', 'D', 'E']])).toBeUndefined();
  });

  it('are marked where three of them hold sentences', () => {
    expect(tableOf([['Who tells', 'Whom', sentence]])).toEqual({'data-stacked': 3});
    expect(tableOf([['A long line', sentence, 'By when']])).toEqual({'data-stacked': 3});
  });
});
