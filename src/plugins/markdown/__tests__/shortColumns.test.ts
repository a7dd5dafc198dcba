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

it('marks a table whose first column holds numbers and ids', () => {
  expect(marksOf('Day', '0', '1–3', 'R-01', '')).toEqual({'data-short-first': ''});
});

it('leaves a row without cells out of account, and what other plugins have said', () => {
  const table: Table = {
    type: 'table',
    children: [{type: 'tableRow', children: []}],
    data: {hName: 'table', hProperties: {id: 'a'}},
  };
  shortColumns()({type: 'root', children: [table]});
  expect(table.data).toEqual({hName: 'table', hProperties: {id: 'a', 'data-short-first': ''}});
});

it('leaves a table where one entry is longer', () => {
  expect(marksOf('Deadline', '0')).toEqual({'data-short-first': ''});
  expect(marksOf('Deadlines', '0')).toBeUndefined();
  expect(marksOf('Day', '0', 'First week')).toBeUndefined();
});
