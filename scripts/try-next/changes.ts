import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A change that only the next Docusaurus needs. On the day of the upgrade, it is made in the project itself. */
export interface Change {
  readonly file: string;
  readonly why: string;
  /** Occurs exactly once in the file. */
  readonly from: string;
  readonly to: string;
}

export const changes: readonly Change[] = [
  {
    file: 'src/rendering/index.ts',
    why: 'Docusaurus 4 refuses the flag, which is how it always is now',
    from: '        removeLegacyPostBuildHeadAttribute: true,\n',
    to: '',
  },
  {
    file: 'tsconfig.json',
    why: 'TypeScript 6 refuses the option, which only the settings of Docusaurus 3 need',
    from: '    "baseUrl": ".",\n',
    to: '',
  },
  {
    file: 'src/rendering/configuration/__tests__/__snapshots__/configuration.test.ts.snap',
    why: 'Docusaurus 4 knows another option, which has an effect',
    from: '  "markdown.hooks.onBrokenMarkdownImages",\n',
    to: '  "markdown.hooks.onBrokenMarkdownImages",\n  "markdown.hooks.onUnusedMarkdownDirectives",\n',
  },
];

/** Applies a change below a folder. Throws if its text does not occur exactly once. */
export function make({file, why, from, to}: Change, folder: string): void {
  const place = path.join(folder, file);
  const parts = readFileSync(place, 'utf8').split(from);
  if (parts.length !== 2) {
    throw new Error(
      `${file} has “${from.trim()}” ${parts.length - 1} times, not once (${why}): bring scripts/try-next/changes.ts up to date`,
    );
  }
  writeFileSync(place, parts.join(to));
}
