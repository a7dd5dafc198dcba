import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {LanguageContext} from '../../../site/LanguageContext';
import {DayPlan} from '../DayPlan';

const rendered = (part: ReactNode) =>
  renderToStaticMarkup(
    <LanguageContext value={{language: 'en', textLanguage: 'en', toggleHref: '/'}}>{part}</LanguageContext>,
  );

const row = (day: string, step: ReactNode = '5') => (
  <tr key={day}>
    <td>{day}</td>
    <td>{step}</td>
  </tr>
);

it('gives each row of the table a bar for its days, and says how long a week is', () => {
  const html = rendered(
    <DayPlan>
      <div>
        <table>
          <thead>{row('Day')}</thead>
          <tbody>
            {row('0', 'Signature')}
            {row('3–5', 'First scan')}
            {row('9', 'Review')}
          </tbody>
        </table>
      </div>
    </DayPlan>,
  );
  expect(html).toContain('style="--week:70%"');
  expect(html.match(/<tr[^>]*>/g)).toEqual([
    '<tr>',
    '<tr style="--from:0%;--for:10%">',
    '<tr style="--from:30%;--for:30%">',
    '<tr style="--from:90%;--for:10%">',
  ]);
  expect(html).toContain('<td>Signature</td>');
  // Days on which weeks begin; decorative.
  expect(html).toContain('<td aria-hidden="true"><i>0</i><i>7</i></td></tr></thead>');
});

it('takes a hyphen in days, and says which row it cannot draw', () => {
  const drawn = (day: string) =>
    rendered(
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
