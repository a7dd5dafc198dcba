import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {DayPlan} from '../DayPlan';

const row = (day: string, step: ReactNode = '5') => (
  <tr key={day}>
    <td>{day}</td>
    <td>{step}</td>
  </tr>
);

it('draws each row among the days with its name, and leaves the table', () => {
  const html = renderToStaticMarkup(
    <DayPlan>
      <div>
        <table>
          <thead>{row('Day')}</thead>
          <tbody>
            {row('0', [<strong key="name">Signature</strong>, ' of the contract'])}
            {row('3–5', 'First scan')}
            {row('9', 'Review')}
          </tbody>
        </table>
      </div>
    </DayPlan>,
  );
  const [drawing = '', table] = html.split('<table>');
  expect(drawing.match(/<span.*<\/span>/)![0]).toBe(
    '<span style="inset-inline-start:0%">0</span><span style="inset-inline-start:70%">7</span>' +
      '<span style="inset-inline-end:0">9</span>',
  );
  expect(drawing.match(/<p style.*<\/p>/)![0]).toBe(
    '<p style="--for:10%;--from:0%">Signature</p><p style="--for:30%;--from:30%">First scan</p>' +
      '<p style="--for:10%;--to:0%;flex-direction:row-reverse">Review</p>',
  );
  expect(table).toContain('<td><strong>Signature</strong> of the contract</td>');
});

it('takes a hyphen in days, and says which row it cannot draw', () => {
  const drawn = (day: string) =>
    renderToStaticMarkup(
      <DayPlan>
        <table>
          <thead>{row('Day')}</thead>
          <tbody>{row(day)}</tbody>
        </table>
      </DayPlan>,
    );
  expect(drawn('3-5')).toContain('--for:50%');
  expect(() => drawn('Day 3')).toThrow(
    '<DayPlan> cannot draw the row "Day 3 | 5". Its first column names days: 3, or 8–21.',
  );
});
