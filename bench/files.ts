import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes files; the keys are paths inside `folder`. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

/** Removes everything in `folder` but the entries named in `keep`; makes the folder where it is missing. */
export function emptyFolder(folder: string, keep: readonly string[]): void {
  mkdirSync(folder, {recursive: true});
  for (const entry of readdirSync(folder)) {
    if (!keep.includes(entry)) {
      rmSync(path.join(folder, entry), {recursive: true, force: true});
    }
  }
}

/** Copies a file, or what is in a folder into another one. */
export function copyInto(source: string, target: string): void {
  cpSync(source, target, {recursive: true});
}

/** Text of a file, or undefined where there is none. */
export function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Hash of the files of a folder, names and contents, without the paths in `except` (relative to it). */
export function folderHash(folder: string, except: readonly string[]): string {
  const hash = createHash('sha256');
  const visit = (relative: string) => {
    const entries = readdirSync(path.join(folder, relative), {withFileTypes: true});
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const name = path.join(relative, entry.name);
      if (except.includes(name)) {
        continue;
      }
      if (entry.isDirectory()) {
        visit(name);
      } else if (entry.isFile()) {
        hash
          .update(name)
          .update('\0')
          .update(readFileSync(path.join(folder, name)))
          .update('\0');
      }
    }
  };
  visit('.');
  return hash.digest('hex');
}
