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

it('says which answers have no row, or more than one', () => {
  expect(() => table(head, 'I | Large | A', 'II | – | B', 'I | Small; Large | C')).toThrow(
    '<DecisionTable> has 2 rows for "I | Large". Each way to answer needs one.',
  );
  expect(() => table(head, 'I | Large | A', 'II | Small | B', 'II | Large | C')).toThrow(
    '<DecisionTable> has 0 rows for "I | Small".',
  );
});
