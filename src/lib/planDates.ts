/** When the days of a plan are, counted from the day on which it begins. Days carry no hour, so UTC is their zone. */
import {dayAndMonth} from './format';
import {withRegion} from './locale';

/** The first and the last of some days in a row. */
export type Span<Day> = readonly [first: Day, last: Day];

/** The days that a cell of a plan names: '3', or '8–21', from the earlier to the later. */
export function daysIn(cell: string): Span<number> | undefined {
  const [, from, to = from] = /^(\d+)(?:[–-](\d+))?$/.exec(cell) ?? [];
  return from === undefined ? undefined : [Number(from), Number(to)];
}

/** So many days after a day, ISO 8601. */
export function dayAfter(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/**
 * The date of a day of a plan. A Saturday or Sunday becomes the Monday after, since nobody works then; the day on which the
 * plan begins stays, since that is when it did begin. Public holidays differ from place to place, and are not known here.
 *
 * @param start day 0, ISO 8601
 */
export function dateOfDay(start: string, day: number): string {
  const date = dayAfter(start, day);
  const weekday = new Date(date).getUTCDay();
  return dayAfter(date, day === 0 ? 0 : ({0: 1, 6: 2}[weekday] ?? 0));
}

/**
 * The dates of the days that a plan names. Those that it has one after the other never fall on one date, since what is due on
 * the later one needs what the earlier one gives: where a weekend would bring them together, the later one moves on to the
 * next day on which people work.
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
 * Dates with their weekdays, for a narrow place: "Thu 7 May – Mon 11 May". Each in full, since `formatRange` leaves off the
 * month in some languages, and in others adds a zero or the year.
 *
 * @param language of the words around them
 */
export function spanText(language: string, span: Span<string>): string {
  const format = new Intl.DateTimeFormat(withRegion(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  // Each on one line.
  return [...new Set(span)].map((day) => format.format(new Date(day)).replaceAll(' ', '\u00A0')).join(' – ');
}

/** One date in full: "Wednesday, 3 June 2026". */
export const fullDate = (language: string, day: string): string =>
  new Intl.DateTimeFormat(withRegion(language), {dateStyle: 'full', timeZone: 'UTC'}).format(new Date(day));

/** Days of a plan that a letter may name. */
const longestPlan = 100;

/**
 * A text that names days of a plan ("By 7 May"), in pieces: each day that it names, and what stands between.
 *
 * @param start day 0 as the text has it, ISO 8601
 */
export function daysNamedIn(language: string, text: string, start: string): {words: string; day?: number}[] {
  const days = new Map(
    Array.from({length: longestPlan}, (_, day) => [dayAndMonth(language, dayAfter(start, day)), day]),
  );
  // "11 May" has "1 May" in it.
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
