/** Calendar days as `YYYY-MM-DD`: they sort and compare as text. */

const pattern = /^\d{4}-\d{2}-\d{2}$/;
const msPerDay = 86_400_000;

const atNoonUtc = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** True for a day of the calendar: '2025-02-30' is not. */
export function isDay(text: string): boolean {
  return pattern.test(text) && new Date(atNoonUtc(text)).toJSON()?.slice(0, 10) === text;
}

export function addDays(day: string, count: number): string {
  return new Date(atNoonUtc(day) + count * msPerDay).toJSON().slice(0, 10);
}

/** Returns the number of days; negative if the second day is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((atNoonUtc(to) - atNoonUtc(from)) / msPerDay);
}

/** Returns the current day in a time zone such as 'Europe/Rome'. */
export function dayIn(zone: string, moment: Date): string {
  // The Swedish date format is ISO 8601.
  return new Intl.DateTimeFormat('sv', {timeZone: zone}).format(moment);
}

/** Returns the moment at which a day begins in a time zone. No zone is more than 14 hours from UTC. */
export function startOfDay(zone: string, day: string): Date {
  let low = Date.parse(`${day}T00:00:00Z`) - 15 * 3_600_000;
  let high = low + 30 * 3_600_000;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dayIn(zone, new Date(middle)) < day) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return new Date(high);
}
