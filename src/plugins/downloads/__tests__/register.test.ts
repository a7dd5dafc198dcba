import {parse} from 'csv-parse/sync';
import {readGuide} from '../readGuide';
import {registerCsv} from '../register';

const records = `---
title: Register
---

- [ ] Filled in

\`\`\`yaml
id: R-01
owner: Anna, finance
controls_today: a "safe"; and a key
likelihood: 4
measures:
  - first
  - second
accepted_by:
\`\`\`

\`\`\`yaml
id: R-02
owner: '=HYPERLINK("http://evil.example")'
controls_today: '@cmd'
likelihood: 2
measures: '+1'
accepted_by: '-'
\`\`\`

\`\`\`yaml
server: not a record
\`\`\`
`;

async function csvOf(language: 'en' | 'it', source = records): Promise<string> {
  const {tree} = await readGuide('docs/register.md', source);
  return registerCsv(tree, 'docs/register.md', language);
}

it.each([
  ['en', ','],
  ['it', ';'],
] as const)('gives a table that spreadsheets in %s open', async (language, delimiter) => {
  const csv = await csvOf(language);
  expect(csv.startsWith('\uFEFF"ID"')).toBe(true);
  expect(csv.endsWith('\r\n')).toBe(true);
  expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(parse(csv, {bom: true, delimiter})).toEqual([
    ['ID', 'Owner', 'Controls today', 'Likelihood', 'Measures', 'Accepted by'],
    ['R-01', 'Anna, finance', 'a "safe"; and a key', '4', 'first; second', ''],
    ['R-02', '\'=HYPERLINK("http://evil.example")', "'@cmd", '2', "'+1", "'-"],
  ]);
});

it('refuses records with different fields', async () => {
  await expect(csvOf('en', records.replace('likelihood: 2', 'probability: 2'))).rejects.toThrow(
    /^docs\/register\.md: record R-02 has other fields than record R-01\. They need the same, in the same order: id, owner, controls_today, likelihood, measures, accepted_by\.$/,
  );
});

it('refuses a record that is no YAML, and names its line', async () => {
  await expect(csvOf('en', records.replace('likelihood: 2', 'likelihood: [2'))).rejects.toThrow(
    /^docs\/register\.md, line 18: this record is no YAML: [^\n]+$/,
  );
});
