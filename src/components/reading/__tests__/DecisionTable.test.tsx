import {readFileSync} from 'node:fs';
import path from 'node:path';
import {renderToStaticMarkup} from 'react-dom/server';
import {DecisionTable} from '../DecisionTable';

const table = (...rows: readonly string[]) =>
  renderToStaticMarkup(
    <DecisionTable>
      <table>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.split(' | ').map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </table>
    </DecisionTable>,
  );

const head = 'Sector? | Size? | Outcome';

it('asks its questions once, and says which answers each row fits', () => {
  const html = table(
    head,
    'I | Large | Essential',
    'I; II | Small | No',
    'II | Large | Important',
    'None | – | No',
  );
  expect([...html.matchAll(/<legend>(.+?)<\/legend>/g)].map(([, question]) => question)).toEqual([
    'Sector?',
    'Size?',
  ]);
  expect([...html.matchAll(/name="(\w+)" value="(\d)"\/>([^<]+)/g)].map(([, ...radio]) => radio)).toEqual([
    ['q0', '0', 'I'],
    ['q0', '1', 'II'],
    ['q0', '2', 'None'],
    ['q1', '0', 'Large'],
    ['q1', '1', 'Small'],
  ]);
  expect([...html.matchAll(/<tr(.*?)>/g)].map(([, data]) => data)).toEqual([
    '',
    ' data-q0="0" data-q1="0"',
    ' data-q0="0 1" data-q1="1"',
    ' data-q0="1" data-q1="0"',
    ' data-q0="2"',
  ]);
});

it('says the first sentence of each outcome aloud, by the same answers as its row', () => {
  const html = table(
    head,
    'I; II | Large | Essential entity. Register by 28 February. Article 3',
    'I; II | Small | No.',
    'None | – | None',
  );
  const said = /role="status".*?<\/p>/.exec(html)?.[0] ?? '';
  expect([...said.matchAll(/<span(.*?)>(.*?)<\/span>/g)].map(([, ...parts]) => parts)).toEqual([
    [' data-q0="0 1" data-q1="0"', 'Essential entity.'],
    [' data-q0="0 1" data-q1="1"', 'No.'],
    [' data-q0="2"', 'None'],
  ]);
});

it('says which answers have no row, or more than one', () => {
  expect(() => table(head, 'I | Large | A', 'II | – | B', 'I | Small; Large | C')).toThrow(
    '<DecisionTable> has 2 rows for "I | Large". Each way to answer needs one.',
  );
  expect(() => table(head, 'I | Large | A', 'II | Small | B', 'II | Large | C')).toThrow(
    '<DecisionTable> has 0 rows for "I | Small".',
  );
});

it('takes no table that its style sheet cannot filter', () => {
  const wanted = 'one to 3 questions with two to 5 answers each';
  expect(() => table('Size? | Outcome', 'Large | A')).toThrow(wanted);
  expect(() => table('Outcome', 'A', 'B')).toThrow(wanted);
  expect(() =>
    table('Size? | Outcome', ...['1', '2', '3', '4', '5', '6'].map((size) => `${size} | A`)),
  ).toThrow(wanted);
  const css = readFileSync(path.resolve(__dirname, '../DecisionTable.module.css'), 'utf8');
  expect([
    ...css.matchAll(/'q(\d)'\]\[value='(\d)'\]:checked\) \[data-q\1\]:not\(\[data-q\1~='\2'\]/g),
  ]).toHaveLength(15);
});
