/** A copy of the portal that somebody makes theirs, by the recipes of README and CONTRIBUTING. */
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {copyProject, docusaurusIn, editFile, runIn, writeFiles} from '../copy';

export class Portal {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'portal-adopt-'));
  /** Files that were written or deleted, relative to the portal; a folder that goes counts once. */
  readonly touched = new Set<string>();

  /** @param copy what it has: all that the pages are made of, unless said */
  constructor(copy: (folder: string) => void = copyProject) {
    copy(this.folder);
  }

  /** A file of the copy as it stands. */
  source(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    this.touched.add(file);
    writeFiles(this.folder, {[file]: text});
  }

  /** Replaces texts that stand in a file exactly once. */
  edit(file: string, replacements: readonly (readonly [string, string])[]): void {
    this.touched.add(file);
    editFile(path.join(this.folder, file), replacements);
  }

  delete(folder: string): void {
    this.touched.add(folder);
    rmSync(path.join(this.folder, folder), {recursive: true});
  }

  /** `npm run i18n:stamp` */
  stamp(...files: string[]): void {
    const args = ['src/plugins/translations/cli.ts', 'stamp', ...files];
    const {ok, said} = runIn(this.folder, 'node_modules/tsx/dist/cli.mjs', args);
    if (!ok) {
      throw new Error(said);
    }
  }

  /** `docusaurus build`, with variables besides those of this process. Tells whether it came to its end, and what it said. */
  build(env: Readonly<Record<string, string>> = {}): {ok: boolean; said: string} {
    return docusaurusIn(this.folder, ['build'], {PRECOMPRESS: 'off', ...env});
  }

  /** Paths of the built files with one of these ends, relative to the build. */
  built(...ends: string[]): string[] {
    return readdirSync(path.join(this.folder, 'build'), {recursive: true, encoding: 'utf8'})
      .filter((file) => ends.some((end) => file.endsWith(end)))
      .map((file) => file.replaceAll(path.sep, '/'))
      .sort();
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, 'build', file), 'utf8');
  }

  /** A built page, by its file without the end. */
  page(name: string): cheerio.CheerioAPI {
    return cheerio.load(this.read(`${name}.html`));
  }

  remove(): void {
    rmSync(this.folder, {recursive: true});
  }
}
