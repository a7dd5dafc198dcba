/** The table of what tests see, in RESULTS.md beside this file. */

/** What became of the mutants of a folder. */
export interface Tally {
  /** Relative to the project. */
  readonly folder: string;
  readonly mutants: number;
  /** Mutants that a test failed for, or that ran for too long. */
  readonly seen: number;
  /** Day, as YYYY-MM-DD. */
  readonly date: string;
}

/** Share of the mutants that tests see, in percent. */
export const score = ({mutants, seen}: Pick<Tally, 'mutants' | 'seen'>) => (100 * seen) / mutants;

const head = `# What the tests see

Faults that Stryker seeded, and those that the unit tests of their folder saw; tests of built pages and of browsers see
more. Written by \`npm run test:mutants -- FOLDER\`: a folder that is not here was not tried yet. The row
of a folder that takes hours may be the sum of runs module by module.

| Folder | Faults | Seen | Score | Tried |
|---|---:|---:|---:|---|
`;

const row = (tally: Tally) =>
  `| \`${tally.folder}\` | ${tally.mutants} | ${tally.seen} | ${score(tally).toFixed(1)} % | ${tally.date} |\n`;

function talliesIn(text: string): Tally[] {
  return [...text.matchAll(/^\| `(.+)` \| (\d+) \| (\d+) \| .* \| (\S+) \|$/gm)].map(
    ([, folder = '', mutants, seen, date = '']) => ({
      folder,
      mutants: Number(mutants),
      seen: Number(seen),
      date,
    }),
  );
}

/**
 * The table with new rows in the place of those of the same folders.
 *
 * @param text of the table as it is; empty where there is none
 */
export function tableWith(text: string, tallies: readonly Tally[]): string {
  const rows = new Map([...talliesIn(text), ...tallies].map((tally) => [tally.folder, tally]));
  return (
    head +
    [...rows.values()]
      .sort((a, b) => (a.folder < b.folder ? -1 : 1))
      .map(row)
      .join('')
  );
}
