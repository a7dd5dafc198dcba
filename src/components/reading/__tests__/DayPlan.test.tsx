import {renderToStaticMarkup} from 'react-dom/server';
import {DayPlan} from '../DayPlan';

const row = (day: string) => (
  <tr key={day}>
    <td>{day}</td>
    <td>5</td>
  </tr>
);

it('says of each row where it lies among the days, and leaves the heading', () => {
  const html = renderToStaticMarkup(
    <DayPlan>
      <div>
        <table>
          <thead>{row('Day')}</thead>
          <tbody>{['0', '3–5', '9'].map(row)}</tbody>
        </table>
      </div>
    </DayPlan>,
  );
  expect(html).toContain('style="--days:10"');
  expect(html.match(/<tr[^>]*>/g)).toEqual([
    '<tr>',
    '<tr style="--from:0%;--for:10%">',
    '<tr style="--from:30%;--for:30%">',
    '<tr style="--from:90%;--for:10%">',
  ]);
  expect(html).toContain('<td>3–5</td><td>5</td>');
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
