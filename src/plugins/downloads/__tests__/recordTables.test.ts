import {toString} from 'mdast-util-to-string';
import type {Table} from 'mdast';
import {readGuide} from '../readGuide';
import remarkRecordTables, {isRecord, showRecords} from '../recordTables';

const source = `---
title: Register
---

- [ ] Filled in

\`\`\`yaml
id: R-01
controls_today: a *safe*
risk: 16   # treat now
measures:
  - first
  - second # by May
accepted_by:
\`\`\`

\`\`\`yaml
server: not a record
\`\`\`
`;

const treeOf = async (text = source) => (await readGuide('docs/register.md', text)).tree;
const rowsOf = (table: Table) => table.children.map(({children}) => children.map((cell) => toString(cell)));

it('shows a record as a table, with points below each other and comments behind values', async () => {
  const tree = await treeOf();
  showRecords(tree);
  const tables = tree.children.filter((node) => node.type === 'table');
  expect(tables).toHaveLength(1);
  expect(rowsOf(tables[0]!)).toEqual([
    ['ID', 'R-01'],
    ['Controls today', 'a *safe*'],
    ['Risk', '16 (treat now)'],
    ['Measures', 'firstsecond (by May)'],
    ['Accepted by', ''],
  ]);
  const [, , , measures] = tables[0]!.children;
  expect(measures?.children[1]?.children.map(({type}) => type)).toEqual(['text', 'break', 'text']);
  expect(tables[0]!.children[0]).toEqual({
    type: 'tableRow',
    children: ['ID', 'R-01'].map((value) => ({type: 'tableCell', children: [{type: 'text', value}]})),
  });
  expect(tree.children.filter((node) => node.type === 'code')).toHaveLength(1);
  // The first row is the head; in the others the first cell is one.
  expect(tables[0]!.children.map((row) => row.children.map(({data}) => data))).toEqual([
    [undefined, undefined],
    ...Array.from({length: 4}, () => [{hName: 'th', hProperties: {scope: 'row'}}, undefined]),
  ]);
});

it.each([
  ['yaml', 'id: 1', true],
  ['yaml', 'name: a\nid: 1', false],
  ['yaml', ' id: 1', false],
  ['json', 'id: 1', false],
  [undefined, 'id: 1', false],
])('takes a block in %s of %j for a record: %p', (lang, value, is) => {
  expect(isRecord({type: 'code', lang, value})).toBe(is);
});

it('finds records wherever they stand, and leaves what is no list of fields', async () => {
  const tree = await treeOf(
    '---\ntitle: A\n---\n\n- [ ] A\n\n  ```yaml\n  id: 1\n  ```\n\n```yaml\nid:\n- a\n```\n\n```yaml\nid: &a a\nno\n```\n',
  );
  showRecords(tree);
  expect(JSON.stringify(tree).match(/"type":"table"/g)).toHaveLength(2);
  expect(JSON.stringify(tree).match(/"type":"code"/g)).toHaveLength(1);
});

it('leaves a record that is no YAML to who reads it', async () => {
  const tree = await treeOf(source.replace('risk: 16', 'risk: [16'));
  showRecords(tree);
  expect(tree.children.filter((node) => node.type === 'code')).toHaveLength(2);
});

it.each([
  [{action: {sheet: 'register'}}, 1],
  [{action: {}}, 0],
  [undefined, 0],
])('shows records of pages with %j as %i tables', async (frontMatter, count) => {
  const tree = await treeOf();
  remarkRecordTables()(tree, {data: {frontMatter}});
  expect(tree.children.filter((node) => node.type === 'table')).toHaveLength(count);
});
