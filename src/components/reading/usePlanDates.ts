import {useEffect, useRef, useState, type FormEvent} from 'react';
import {dayAndMonth} from '@site/src/lib/format';
import {dateOfDay, daysIn, type Span} from '@site/src/lib/planDates';

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

/** Lets the letters of the text (`Letter`) name the dates of the plan; without one, those that they were written with. */
function dateLetters(language: string, start: string): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-language=letter] [data-day]')) {
    const written = before.get(place) ?? place.textContent;
    before.set(place, written);
    place.textContent = start ? dayAndMonth(language, dateOfDay(start, Number(place.dataset.day))) : written;
  }
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

  useEffect(() => dateLetters(language, start), [language, start]);

  return {
    form,
    start,
    steps,
    onInput: (event: FormEvent<HTMLFormElement>) => setStart(dateIn(event.currentTarget)),
  };
}
