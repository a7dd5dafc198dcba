import {addDays} from '../calendar';
import {dateOfDay, datesOfPlan, daysIn, daysNamedIn, fullDate, spanText} from '../planDates';

it.each([
  ['0', [0, 0]],
  ['8–21', [8, 21]],
  ['3-5', [3, 5]],
  ['12', [12, 12]],
  ['Day 3', undefined],
])('%j names the days %j', (cell, days) => {
  expect(daysIn(cell)).toEqual(days);
});

it('moves a day of the weekend to the Monday after, and leaves the first day where it was', () => {
  // A Monday.
  expect([4, 5, 6, 7].map((day) => dateOfDay('2026-05-04', day))).toEqual([
    '2026-05-08',
    '2026-05-11',
    '2026-05-11',
    '2026-05-11',
  ]);
});

const planned = [0, 0, 1, 3, 4, 7, 8, 21, 14, 28, 30];

it('leaves a working day between the days of a plan, whenever it begins', () => {
  const days = [...new Set(planned)].sort((one, other) => one - other);
  for (const start of Array.from({length: 70}, (_, count) => addDays('2026-11-01', count))) {
    const plan = datesOfPlan(start, planned);
    const dates = days.map((day) => plan.get(day)!);
    expect(dates[0]).toBe(start);
    for (const [index, date] of dates.entries()) {
      if (index > 0) {
        expect(date > dates[index - 1]!).toBe(true);
        expect([0, 6]).not.toContain(new Date(date).getUTCDay());
        // Never early, and at most a weekend plus one day per collision late.
        expect(date >= addDays(start, days[index]!)).toBe(true);
        expect(date <= addDays(start, days[index]! + 3)).toBe(true);
      }
    }
  }
});

it('writes dates with their weekdays, in the words of a language', () => {
  expect(spanText('en', ['2026-05-07', '2026-05-11'])).toBe('Thu\u00A07\u00A0May – Mon\u00A011\u00A0May');
  expect(spanText('it', ['2026-05-07', '2026-05-11'])).toBe('gio\u00A07\u00A0mag – lun\u00A011\u00A0mag');
  expect(spanText('en', ['2026-05-07', '2026-05-07'])).toBe('Thu\u00A07\u00A0May');
  // With or without a comma, depending on the browser's data.
  expect(fullDate('en', '2026-06-03')).toMatch(/^Wednesday,? 3 June 2026$/);
  expect(fullDate('it', '2026-06-03')).toBe('mercoledì 3 giugno 2026');
});

it.each([
  ['en', 'By 7 May: a form. On 11 May, not 1 March.', ['7 May', '11 May'], [3, 7]],
  ['it', 'Dal 4 maggio al 1° giugno', ['4 maggio', '1° giugno'], [0, 28]],
  ['de', 'Bis 7. Mai', ['7. Mai'], [3]],
  ['en', 'Hello', [], []],
  // Not a day: the digit ends a word in another script.
  ['en', 'è7 May', [], []],
])('finds in %s the days that a letter names: %s', (language, text, names, days) => {
  const pieces = daysNamedIn(language, text, '2026-05-04');
  expect(pieces.map(({words}) => words).join('')).toBe(text);
  const found = pieces.filter(({day}) => day !== undefined);
  expect(found.map(({words}) => words)).toEqual(names);
  expect(found.map(({day}) => day)).toEqual(days);
});

it('has no empty pieces where a text begins or ends with a day', () => {
  expect(daysNamedIn('en', '7 May', '2026-05-04')).toEqual([{words: '7 May', day: 3}]);
});
