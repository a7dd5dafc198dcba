import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';
import path from 'node:path';

/** CSS modules of the site, by their path from its folder, sorted. */
export function cssModulesOf(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => `src/${file.replaceAll(path.sep, '/')}`)
    .sort();
}

/** Two characters, the first a letter as class names need: room for 936 files. */
function prefixOf(index: number): string {
  return String.fromCharCode(97 + Math.floor(index / 36)) + (index % 36).toString(36);
}

/**
 * Makes the function by which css-loader names the classes of a CSS module: two characters for the file, then the number
 * of the class in it. Such names repeat what stands near them and take a tenth off a compressed page.
 *
 * @param siteDir files are known by their path from here
 * @param files all CSS modules of the site: a change of this list changes names, so caches must depend on it
 */
export function createClassNamer(siteDir: string, files: readonly string[]) {
  const prefixes = new Map(files.map((file, index) => [file, prefixOf(index)]));
  const classes = new Map<string, Map<string, string>>();

  return function classNameOf(
    {resourcePath}: {resourcePath: string},
    _pattern: string,
    name: string,
  ): string {
    const file = path.relative(siteDir, resourcePath).replaceAll(path.sep, '/');
    // A file of a package: no index, but a name of its own.
    const prefix = prefixes.get(file) ?? `_${createHash('sha256').update(file).digest('hex').slice(0, 8)}`;
    const names = classes.get(file) ?? new Map<string, string>();
    classes.set(file, names);
    const known = names.get(name) ?? prefix + names.size.toString(36);
    names.set(name, known);
    return known;
  };
}
