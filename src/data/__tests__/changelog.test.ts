import {changeProblems, changes} from '../changelog';

it('has nothing to say about the entries that there are', () => {
  expect(changes.length).toBeGreaterThan(0);
  expect(changeProblems(changes)).toEqual([]);
});

it('says which entry does not fit, and what to do', () => {
  expect(
    changeProblems([
      {id: 'new', date: '2026-11-22', to: 'home'},
      {id: 'newer', date: '2026-11-23', to: 'home'},
      {id: 'new', date: '2026-11-20', to: 'home'},
      {id: 'spoken', date: '1 November', to: 'home'},
    ]),
  ).toEqual([
    'src/data/changelog.ts: "newer" is newer than "new". Put it above that one.',
    'src/data/changelog.ts: "new" stands twice. Give the newer one another id.',
    'src/data/changelog.ts: "spoken" has the date "1 November". Write a day as 2026-11-23.',
  ]);
});

it.each(['2026-13-01', 'on 2026-11-23', '2026-11-23T00:00', '2026-11-3'])('takes %s for no day', (date) => {
  expect(changeProblems([{id: 'a', date, to: 'home'}])).toEqual([
    `src/data/changelog.ts: "a" has the date "${date}". Write a day as 2026-11-23.`,
  ]);
});
