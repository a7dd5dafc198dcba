import {calendarFile} from '../calendarFile';

const now = new Date('2026-05-04T09:30:15.123Z');
const event = {uid: 'plan-1@example.com', title: 'First scan', text: 'Day: 3–5'} as const;
const fileOf = (change: object = {}) =>
  calendarFile([{...event, days: ['2026-05-07', '2026-05-11'], ...change}], 'Nordalia IT', now);

it('has an event of whole days, which ends with the day before its end', () => {
  expect(fileOf().split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nordalia IT//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:plan-1@example.com',
    'DTSTAMP:20260504T093015Z',
    'DTSTART;VALUE=DATE:20260507',
    'DTEND;VALUE=DATE:20260512',
    'SUMMARY:First scan',
    'DESCRIPTION:Day: 3–5',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('marks what means something in a value', () => {
  expect(fileOf({title: 'a, b; c\\d', text: 'one\ntwo\r\nthree'})).toContain(
    'SUMMARY:a\\, b\\; c\\\\d\r\nDESCRIPTION:one\\ntwo\\nthree\r\n',
  );
});

it('folds lines at 75 octets and within no character, so that unfolded they are as they were', () => {
  const title = 'Verifica è già così '.repeat(12) + '🛡'.repeat(40);
  const file = fileOf({title});
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\uFFFD');
  }
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
  // A line of exactly the maximum length is not folded.
  expect(fileOf({title: 'x'.repeat(67)})).toContain(`SUMMARY:${'x'.repeat(67)}\r\n`);
  expect(fileOf({title: 'x'.repeat(68)})).toContain(`SUMMARY:${'x'.repeat(67)}\r\n x\r\n`);
});
