import {parse} from 'csv-parse/sync';
import {textPage} from '../../../../../tests/textPage';
import {guideOf} from '../guide';
import {registerCsv} from '../register';

const records = [
  `id: R-01
owner: Anna, finance
controls_today: a "safe"; and a key
likelihood: 4
measures:
  - first
  - second
accepted_by:`,
  `id: R-02
owner: '=HYPERLINK("http://evil.example")'
controls_today: '@cmd'
likelihood: 2
measures: '+1'
accepted_by: '-'`,
];

const tableOf = (record: string) =>
  `<table data-article-source="${record.replaceAll('"', '&quot;')}"><tr><th>ID</th></tr></table>`;

function csvOf(language: 'en' | 'it', html = records.map(tableOf).join('')): string {
  const offered = {
    ...{source: 'docs/register.md', permalink: '/register', title: 'Register', description: ''},
    ...{cards: [], sheets: []},
  };
  const {tree} = guideOf(offered, textPage(html), 'https://a.example');
  return registerCsv(tree, 'docs/register.md', language);
}

it.each([
  ['en', ','],
  ['it', ';'],
] as const)('gives a table that spreadsheets in %s open', (language, delimiter) => {
  const csv = csvOf(language);
  expect(csv.startsWith('\uFEFF"ID"')).toBe(true);
  expect(csv.endsWith('\r\n')).toBe(true);
  expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(parse(csv, {bom: true, delimiter})).toEqual([
    ['ID', 'Owner', 'Controls today', 'Likelihood', 'Measures', 'Accepted by'],
    ['R-01', 'Anna, finance', 'a "safe"; and a key', '4', 'first; second', ''],
    ['R-02', '\'=HYPERLINK("http://evil.example")', "'@cmd", '2', "'+1", "'-"],
  ]);
});

it('refuses records with different fields', () => {
  const [first = '', second = ''] = records;
  const html = tableOf(first) + tableOf(second.replace('likelihood', 'probability'));
  expect(() => csvOf('en', html)).toThrow(
    /^docs\/register\.md: record R-02 has other fields than record R-01\. They need the same, in the same order: id, owner, controls_today, likelihood, measures, accepted_by\.$/,
  );
});

it('refuses a record that is no YAML, which the page shows as it is, and names it', () => {
  const broken = '<pre data-language="yaml"><code>id: R-02\nlikelihood: [2</code></pre>';
  expect(() => csvOf('en', tableOf(records[0]!) + broken)).toThrow(
    /^docs\/register\.md: the record "id: R-02" is no YAML: [^\n]+$/,
  );
});
