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
