import {readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * The files of a built locale, without a look into the folders of others, which may be building.
 *
 * @param outDir folder of the locale
 * @param otherLocales names of folders in it that are left out
 * @returns whole paths
 */
export function filesOf(outDir: string, otherLocales: readonly string[]): string[] {
  return readdirSync(outDir, {withFileTypes: true})
    .filter(({name}) => !otherLocales.includes(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(path.join(outDir, entry.name), {recursive: true, withFileTypes: true})
        : entry,
    )
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
