/** Dates of the days of a plan, counted from its first day. Days have no hour, so the time zone is UTC. */
import {addDays} from './calendar';
import {dayAndMonth} from './format';
import {withRegion} from './locale';

export type Span<Day> = readonly [first: Day, last: Day];

/** Parses the days in a cell of a plan: '3', or '8–21'. Sorts the two. */
export function daysIn(cell: string): Span<number> | undefined {
  const [, from, to = from] = /^(\d+)(?:[–-](\d+))?$/.exec(cell) ?? [];
  return from === undefined ? undefined : [Number(from), Number(to)];
}

/**
 * Returns the date of a plan's day. Weekends become the next Monday, except for the first day. Ignores public holidays,
 * which differ from place to place.
 *
 * @param start day 0, ISO 8601
 */
export function dateOfDay(start: string, day: number): string {
  const date = addDays(start, day);
  const weekday = new Date(date).getUTCDay();
  return addDays(date, day === 0 ? 0 : ({0: 1, 6: 2}[weekday] ?? 0));
}

/**
 * Returns the dates of a plan's days. Different days never share a date, because the later task needs the result of the
 * earlier one: if a weekend would merge them, the later one moves to the next working day.
 *
 * @param start day 0, ISO 8601
 * @param days all of them, in any order
 */
export function datesOfPlan(start: string, days: readonly number[]): ReadonlyMap<number, string> {
  const dates = new Map<number, string>();
  let before = '';
  for (const day of [...new Set(days)].sort((one, other) => one - other)) {
    const own = dateOfDay(start, day);
    const next = before && dateOfDay(before, 1);
    before = own < next ? next : own;
    dates.set(day, before);
  }
  return dates;
}

/**
 * Formats dates with weekdays for narrow places: "Thu 7 May – Mon 11 May". Each date is in full, because `formatRange`
 * drops the month in some languages and adds a zero or the year in others.
 */
export function spanText(language: string, span: Span<string>): string {
  const format = new Intl.DateTimeFormat(withRegion(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  // No line break inside a date.
  return [...new Set(span)].map((day) => format.format(new Date(day)).replaceAll(' ', '\u00A0')).join(' – ');
}

/** Formats a date in full: "Wednesday, 3 June 2026". */
export const fullDate = (language: string, day: string): string =>
  new Intl.DateTimeFormat(withRegion(language), {dateStyle: 'full', timeZone: 'UTC'}).format(new Date(day));

/** Number of days from day 0 that a letter may name. */
const longestPlan = 100;

/** Splits a text that names days of a plan ("By 7 May") into days and words. `start` is the text's day 0, ISO 8601. */
export function daysNamedIn(language: string, text: string, start: string): {words: string; day?: number}[] {
  const days = new Map(
    Array.from({length: longestPlan}, (_, day) => [dayAndMonth(language, addDays(start, day)), day]),
  );
  // "11 May" contains "1 May".
  return text
    .split(
      new RegExp(
        `(?<![\\p{L}\\d])(${[...days.keys()].map((name) => name.replaceAll('.', '\\.')).join('|')})(?![\\p{L}\\d])`,
        'u',
      ),
    )
    .map((words) => ({words, day: days.get(words)}))
    .filter(({words}) => words !== '');
}
