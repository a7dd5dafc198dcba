/** Writes calendar files (RFC 5545) with all-day events. Packages for this are far larger than needed. */
import {addDays} from '../../lib/calendar';
import type {Span} from '../../lib/planDates';

export interface CalendarEvent {
  /** Stable per event, so that a calendar updates an event instead of adding a second one. */
  readonly uid: string;
  readonly title: string;
  readonly text: string;
  /** ISO 8601. */
  readonly days: Span<string>;
}

/** Maximum length of a line, in octets without the line break. */
const longest = 75;

const octets = new TextEncoder();

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n');

/** Folds a line: each piece but the first begins with a space, and no character is split. */
function folded(line: string): string {
  const pieces = [''];
  let length = 0;
  for (const character of line) {
    const size = octets.encode(character).length;
    if (length + size > longest) {
      pieces.push('');
      // The leading space counts.
      length = 1;
    }
    pieces[pieces.length - 1] += character;
    length += size;
  }
  return pieces.join('\r\n ');
}

const dateValue = (day: string) => day.replaceAll('-', '');

/** Returns the text of a calendar file. Events do not block time. `maker` names the producer, which calendars hide. */
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
      // RFC 5545: the end date is exclusive.
      `DTEND;VALUE=DATE:${dateValue(addDays(last, 1))}`,
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
