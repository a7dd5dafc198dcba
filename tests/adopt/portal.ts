/** A copy of the portal, changed by the recipes of ADOPTING.md. */
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {copyProject, docusaurusIn, editFile, runIn, writeFiles} from '../copy';

export class Portal {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'portal-adopt-'));
  /** Written or deleted files, relative to the portal. A deleted folder counts once. */
  readonly touched = new Set<string>();

  /** @param copy fills the folder; default: all sources of the pages */
  constructor(copy: (folder: string) => void = copyProject) {
    copy(this.folder);
  }

  source(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    this.touched.add(file);
    writeFiles(this.folder, {[file]: text});
  }

  /** Replaces texts that occur exactly once in a file. */
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
    const args = ['src/features/translations/plugin/cli.ts', 'stamp', ...files];
    const {ok, said} = runIn(this.folder, 'node_modules/tsx/dist/cli.mjs', args);
    if (!ok) {
      throw new Error(said);
    }
  }

  /** Runs `docusaurus build` with additional environment variables. Returns success and output. */
  build(env: Readonly<Record<string, string>> = {}): {ok: boolean; said: string} {
    return docusaurusIn(this.folder, ['build'], env);
  }

  /** Lists the built files with one of these endings, relative to the build. */
  built(...ends: string[]): string[] {
    return readdirSync(path.join(this.folder, 'build'), {recursive: true, encoding: 'utf8'})
      .filter((file) => ends.some((end) => file.endsWith(end)))
      .map((file) => file.replaceAll(path.sep, '/'))
      .sort();
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, 'build', file), 'utf8');
  }

  page(name: string): cheerio.CheerioAPI {
    return cheerio.load(this.read(`${name}.html`));
  }

  remove(): void {
    rmSync(this.folder, {recursive: true});
  }
}
