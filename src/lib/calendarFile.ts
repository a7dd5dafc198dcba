/** Calendar files (RFC 5545) with events of whole days. Written here: the packages for it bring far more than pages need. */
import {dayAfter, type Span} from './planDates';

export interface CalendarEvent {
  /** The same for the same event each time, so that a calendar that has it changes it and adds no second one. */
  readonly uid: string;
  readonly title: string;
  readonly text: string;
  /** ISO 8601. */
  readonly days: Span<string>;
}

/** Longest line, in octets without its end. */
const longest = 75;

const octets = new TextEncoder();

/** A text as a value: what means something in it is marked. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n');

/** A line in pieces that are short enough, each but the first behind a space, and none cut within a character. */
function folded(line: string): string {
  const pieces = [''];
  let length = 0;
  for (const character of line) {
    const size = octets.encode(character).length;
    if (length + size > longest) {
      pieces.push('');
      // The space.
      length = 1;
    }
    pieces[pieces.length - 1] += character;
    length += size;
  }
  return pieces.join('\r\n ');
}

const dateValue = (day: string) => day.replaceAll('-', '');

/**
 * The text of a calendar file. Its events block no time: who has one has the day for other things as well.
 *
 * @param maker name of who makes it, which calendars show nowhere
 * @param now when it is made
 */
export function calendarFile(events: readonly CalendarEvent[], maker: string, now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(`-//${maker}//EN`)}`,
    'CALSCALE:GREGORIAN',
    ...events.flatMap(({uid, title, text, days: [first, last]}) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${dateValue(first)}`,
      // The day after the last one.
      `DTEND;VALUE=DATE:${dateValue(dayAfter(last, 1))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
