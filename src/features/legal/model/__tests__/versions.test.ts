import {addDays, dayIn, daysBetween, startOfDay} from '../../../../lib/calendar';
import {versionOn, versionsOn, type PublishedVersion} from '../versions';

const rome = 'Europe/Rome';
const sha256 = {en: 'a'.repeat(64), it: 'b'.repeat(64)};
const versions: PublishedVersion[] = [
  {date: '2025-08-20', noticed: '2025-07-18', sha256},
  {date: '2025-02-03', noticed: '2025-02-03', sha256},
  {date: '2027-02-01', noticed: '2026-12-15', sha256},
];

describe('days', () => {
  it.each([
    ['2025-08-19T21:59:59Z', '2025-08-19'],
    ['2025-08-19T22:00:00Z', '2025-08-20'],
    ['2025-02-02T22:59:59Z', '2025-02-02'],
    ['2025-02-02T23:00:00Z', '2025-02-03'],
  ])('begin at midnight in Rome: %s is %s', (moment, day) => {
    expect(dayIn(rome, new Date(moment))).toBe(day);
  });

  it.each([
    // Daylight saving time begins in this night.
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ])('%s begins at %s', (day, moment) => {
    expect(startOfDay(rome, day).toJSON()).toBe(moment);
  });

  it('are counted over a change of the clocks and over a leap day', () => {
    expect(daysBetween('2026-03-01', '2026-03-31')).toBe(30);
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(addDays('2026-10-24', 30)).toBe('2026-11-23');
    expect(addDays('2025-08-20', -1)).toBe('2025-08-19');
  });
});

describe('which version applied', () => {
  it.each([
    ['2025-02-02', undefined],
    ['2025-02-03', '2025-02-03'],
    ['2025-08-19', '2025-02-03'],
    ['2025-08-20', '2025-08-20'],
    ['2027-02-01', '2027-02-01'],
  ])('on %s: %s', (day, expected) => {
    expect(versionOn(versions, day)?.date).toBe(expected);
  });

  it.each([
    ['2025-08-19T21:59:59.999Z', '2025-02-03'],
    ['2025-08-19T22:00:00Z', '2025-08-20'],
    ['2027-01-31T22:59:59.999Z', '2025-08-20'],
  ])('at %s: %s', (moment, expected) => {
    expect(versionOn(versions, new Date(moment))?.date).toBe(expected);
  });
});

describe('versions on a day', () => {
  const states = (today: string) =>
    versionsOn(versions, today).map(({date, state, until}) => [date, state, until]);

  it('are hidden until they are announced', () => {
    expect(states('2026-12-14')).toEqual([
      ['2025-02-03', 'superseded', '2025-08-19'],
      ['2025-08-20', 'inForce', undefined],
    ]);
  });

  it('are announced until they take effect', () => {
    expect(states('2027-01-31')).toEqual([
      ['2025-02-03', 'superseded', '2025-08-19'],
      ['2025-08-20', 'inForce', '2027-01-31'],
      ['2027-02-01', 'announced', undefined],
    ]);
  });
});
