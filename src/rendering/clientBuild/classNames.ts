import {createHash} from 'node:crypto';
import path from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Hashes a file's path to three characters, starting with a letter as class names must: 200,000 combinations. */
function prefixOf(file: string): string {
  let rest = createHash('sha256').update(file).digest().readUInt32BE();
  return [letters, `${letters}0123456789`, `${letters}0123456789`]
    .map((signs) => {
      const sign = signs[rest % signs.length];
      rest = Math.floor(rest / signs.length);
      return sign;
    })
    .join('');
}

/**
 * Returns css-loader's naming function for CSS modules: three characters for the file, then the number of the class
 * in it. Such names repeat nearby text, which saves 2 to 7 % of a compressed page.
 *
 * @throws Error if two files have the same characters
 */
export function createClassNamer(siteDir: string) {
  const owners = new Map<string, string>();
  const classes = new Map<string, Map<string, string>>();

  return function classNameOf(
    {resourcePath}: {resourcePath: string},
    _pattern: string,
    name: string,
  ): string {
    const file = path.relative(siteDir, resourcePath).replaceAll(path.sep, '/');
    const prefix = prefixOf(file);
    const owner = owners.get(prefix) ?? file;
    if (owner !== file) {
      throw new Error(
        `The classes of ${file} and ${owner} would have the same short names: rename one of them.`,
      );
    }
    owners.set(prefix, file);
    const names = classes.get(file) ?? new Map<string, string>();
    classes.set(file, names);
    const known = names.get(name) ?? prefix + names.size.toString(36);
    names.set(name, known);
    return known;
  };
}
