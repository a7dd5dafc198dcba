import {useEffect, useMemo, useRef, useState, type FormEvent} from 'react';
import {dayAndMonth} from '@site/src/lib/format';
import {datesOfPlan, daysIn, type Span} from '@site/src/lib/planDates';
import {percentOf} from './tableRows';

/** A step of a plan, as a row of its table says it. */
interface Step {
  readonly days: Span<number>;
  /** What is done, from the second cell. */
  readonly title: string;
  /** The other cells, each behind the heading of its column. */
  readonly text: string;
  /** The cell that the dates are written into. */
  readonly place: Element;
}

const cellsOf = (row: Element) => [...row.querySelectorAll('th, td:not([aria-hidden])')];

/** The steps of the table that stands behind a form in the same plan. */
function stepsOf(form: HTMLFormElement): Step[] {
  const plan = form.closest('[data-island]')?.parentElement?.parentElement;
  const [head, ...rows] = [...(plan?.querySelectorAll('tr') ?? [])].map(cellsOf);
  return rows.flatMap((cells) => {
    const say = cells.map((cell) => cell.textContent);
    const days = daysIn(say[0] ?? '');
    const place = cells[1];
    return days && place
      ? [
          {
            days,
            place,
            title: say[1] ?? '',
            text: say
              .map((value, column) => `${head?.[column]?.textContent}: ${value}`)
              .filter((_, column) => column !== 1)
              .join('\n'),
          },
        ]
      : [];
  });
}

/** The date in the form; none where it is no date, or far from today as it is while a year is typed. */
function dateIn(form: HTMLFormElement): string {
  const {value, validity} = form.elements[0] as HTMLInputElement;
  return validity.valid ? value : '';
}

/** What the days in letters said before the plan had dates. */
const before = new Map<Element, string>();

const lettersDays = () => document.querySelectorAll<HTMLElement>('[data-language=letter] [data-day]');

/** The dates of all days that the table and the letters name. */
const allDates = (start: string, steps: readonly Step[]) =>
  datesOfPlan(start, [
    ...steps.flatMap(({days}) => days),
    ...[...lettersDays()].map(({dataset}) => Number(dataset.day)),
  ]);

type Dates = ReturnType<typeof allDates>;

/** Lets the letters of the text (`Letter`) name the dates of the plan; without one, those that they were written with. */
function dateLetters(language: string, dates?: Dates): void {
  for (const place of lettersDays()) {
    const written = before.get(place) ?? place.textContent;
    before.set(place, written);
    place.textContent = dates ? dayAndMonth(language, dates.get(Number(place.dataset.day))!) : written;
  }
}

/** Days from one date to another. */
const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Lets the bars lie where the dates are, on a scale as long as they need; without dates, on the days of the plan. */
function moveBars(steps: readonly Step[], start: string, dates?: Dates): void {
  const spans = steps.map(({days}) => days.map((day) => (dates ? daysBetween(start, dates.get(day)!) : day)));
  const length = 1 + Math.max(...spans.flat());
  for (const [index, {place}] of steps.entries()) {
    const [first = 0, last = first] = spans[index]!;
    const row = place.closest('tr');
    row?.style.setProperty('--from', percentOf(first, length));
    row?.style.setProperty('--for', percentOf(last - first + 1, length));
  }
  const plan = steps[0]?.place.closest<HTMLElement>('[style*="--week"]');
  plan?.style.setProperty('--week', percentOf(7, length));
}

/**
 * The form of the date on which a plan begins. The value stays with the browser, and the dates follow it, those in letters of
 * the text too.
 *
 * @param language of the words around it
 */
export function usePlanDates(language: string) {
  const form = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState('');
  const [steps, setSteps] = useState<Step[]>([]);

  useEffect(() => {
    if (form.current) {
      setSteps(stepsOf(form.current));
      // What was entered before React came.
      setStart(dateIn(form.current));
    }
  }, []);

  const dates = useMemo(() => (start ? allDates(start, steps) : undefined), [start, steps]);

  useEffect(() => {
    dateLetters(language, dates);
    moveBars(steps, start, dates);
  }, [language, steps, start, dates]);

  return {
    form,
    start,
    dated: dates
      ? steps.map((step) => ({
          ...step,
          dates: step.days.map((day) => dates.get(day)!) as unknown as Span<string>,
        }))
      : [],
    onInput: (event: FormEvent<HTMLFormElement>) => setStart(dateIn(event.currentTarget)),
  };
}
