import {useEffect, useMemo, useRef, useState, type FormEvent} from 'react';
import {daysBetween} from '@site/src/lib/calendar';
import {dayAndMonth} from '@site/src/lib/format';
import {datesOfPlan, daysIn, type Span} from '@site/src/lib/planDates';
import {percentOf} from './tableRows';

interface Step {
  readonly days: Span<number>;
  /** From the second cell. */
  readonly title: string;
  /** The other cells, each with its column heading. */
  readonly text: string;
  readonly place: Element;
}

const cellsOf = (row: Element) => [...row.querySelectorAll('th, td:not([aria-hidden])')];

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

/** Returns the form's date; empty if invalid, or far from today as while a year is being typed. */
function dateIn(form: HTMLFormElement): string {
  const {value, validity} = form.elements[0] as HTMLInputElement;
  return validity.valid ? value : '';
}

/** Original text of the days in letters. */
const before = new Map<Element, string>();

const lettersDays = () => document.querySelectorAll<HTMLElement>('[data-language=letter] [data-day]');

const allDates = (start: string, steps: readonly Step[]) =>
  datesOfPlan(start, [
    ...steps.flatMap(({days}) => days),
    ...[...lettersDays()].map(({dataset}) => Number(dataset.day)),
  ]);

type Dates = ReturnType<typeof allDates>;

/** Writes the plan's dates into letters (`Letter`); without dates, restores the original text. */
function dateLetters(language: string, dates?: Dates): void {
  for (const place of lettersDays()) {
    const written = before.get(place) ?? place.textContent;
    before.set(place, written);
    place.textContent = dates ? dayAndMonth(language, dates.get(Number(place.dataset.day))!) : written;
  }
}

/** Moves the bars to the dates, on a scale that fits them; without dates, to the days of the plan. */
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
 * Runs the form for the plan's first day, which table and letters follow. The input is uncontrolled. `language` is that
 * of the surrounding text.
 */
export function usePlanDates(language: string) {
  const form = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState('');
  const [steps, setSteps] = useState<Step[]>([]);

  useEffect(() => {
    if (form.current) {
      setSteps(stepsOf(form.current));
      // Includes input from before hydration.
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
