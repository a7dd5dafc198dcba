import {toString} from 'mdast-util-to-string';
import type {Root, Table} from 'mdast';
import {isRecord, showRecords} from '../recordTables';

const record = `id: R-01
controls_today: a *safe*
risk: 16   # treat now
measures:
  - first
  - second # by May
accepted_by:`;

const rowsOf = (table: Table) =>
  table.children.map(({children}) =>
    children.map((cell) =>
      cell.children.map((node) => (node.type === 'break' ? '\n' : toString(node))).join(''),
    ),
  );

it('shows a record as a table, with points below each other and comments behind values', () => {
  const tree: Root = {
    type: 'root',
    children: [
      {type: 'code', lang: 'yaml', value: record},
      {type: 'code', lang: 'yaml', value: 'server: not a record'},
    ],
  };
  showRecords(tree);
  const tables = tree.children.filter((node) => node.type === 'table');
  expect(tables).toHaveLength(1);
  expect(tables[0]!.data).toEqual({hProperties: {dataArticleSource: record}});
  expect(rowsOf(tables[0]!)).toEqual([
    ['ID', 'R-01'],
    ['Controls today', 'a *safe*'],
    ['Risk', '16 (treat now)'],
    ['Measures', 'first\nsecond (by May)'],
    ['Accepted by', ''],
  ]);
  // The first row is the head; in the others the first cell is one.
  expect(tables[0]!.children.map((row) => row.children.map(({data}) => data))).toEqual([
    [undefined, undefined],
    ...Array.from({length: 4}, () => [{hName: 'th', hProperties: {scope: 'row'}}, undefined]),
  ]);
});

it.each([
  ['yaml', 'id: 1', true],
  ['yaml', 'name: a\nid: 1', false],
  ['json', 'id: 1', false],
])('takes a block in %s of %j for a record: %p', (lang, value, is) => {
  expect(isRecord({type: 'code', lang, value})).toBe(is);
});
