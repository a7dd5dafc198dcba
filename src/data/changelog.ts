import type {RouteId} from './routes';

export interface Change {
  /** Key of the words in `src/content/changelog.ts`, and anchor on the page. Never changes once published. */
  readonly id: string;
  /** Date of release, ISO 8601. */
  readonly date: string;
  readonly to: RouteId;
}

export const changes = [
  {id: 'customers', date: '2026-11-23', to: 'customers'},
  {id: 'trust', date: '2026-11-23', to: 'trust'},
  {id: 'sample-report', date: '2026-11-23', to: 'sampleReport'},
  {id: 'price-ruler', date: '2026-11-22', to: 'priceRuler'},
  {id: 'checklists', date: '2026-11-22', to: 'guides'},
  {id: 'search', date: '2026-11-22', to: 'search'},
] as const satisfies readonly Change[];
export type ChangeId = (typeof changes)[number]['id'];

/** Address of the changelog feed, without the locale. */
export const changelogFeed = '/changelog/atom.xml';

export function changeProblems(listed: readonly Change[]): string[] {
  const say = (text: string) => `src/data/changelog.ts: ${text}`;
  return listed.flatMap(({id, date}, index) => {
    const isDay = /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date));
    const before = listed[index - 1];
    return [
      ...(isDay ? [] : [say(`"${id}" has the date "${date}". Write a day as 2026-11-23.`)]),
      ...(before && before.date < date
        ? [say(`"${id}" is newer than "${before.id}". Put it above that one.`)]
        : []),
      ...(listed.findIndex((other) => other.id === id) < index
        ? [say(`"${id}" stands twice. Give the newer one another id.`)]
        : []),
    ];
  });
}
