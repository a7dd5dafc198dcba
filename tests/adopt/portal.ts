/** A copy of the portal that somebody makes theirs, by the recipes of README and CONTRIBUTING. */
import {spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as cheerio from 'cheerio';

const root = path.resolve(__dirname, '../..');

/** What a clone does not have, and what has no part in the pages. */
const leftOut = /^(?:\.git|\.data|\.docusaurus|build|node_modules|test-results|tests|bench|drills)$/;

export class Portal {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'portal-adopt-'));
  /** Files that were written or deleted, relative to the portal; a folder that goes counts once. */
  readonly touched = new Set<string>();

  constructor() {
    for (const name of readdirSync(root).filter((entry) => !leftOut.test(entry))) {
      cpSync(path.join(root, name), path.join(this.folder, name), {recursive: true});
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(this.folder, 'node_modules'));
    // The cache belongs to the portal's own builds.
    this.edit('docusaurus.config.ts', [['rspackPersistentCache: true', 'rspackPersistentCache: false']]);
    this.touched.clear();
  }

  write(file: string, text: string): void {
    this.touched.add(file);
    mkdirSync(path.dirname(path.join(this.folder, file)), {recursive: true});
    writeFileSync(path.join(this.folder, file), text);
  }

  /** Replaces texts that stand in a file exactly once. */
  edit(file: string, replacements: readonly (readonly [string, string])[]): void {
    const text = replacements.reduce(
      (before, [from, to]) => {
        if (before.split(from).length !== 2) {
          throw new Error(`${file} does not hold this once: ${from}`);
        }
        return before.replace(from, () => to);
      },
      readFileSync(path.join(this.folder, file), 'utf8'),
    );
    this.write(file, text);
  }

  delete(folder: string): void {
    this.touched.add(folder);
    rmSync(path.join(this.folder, folder), {recursive: true});
  }

  private run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    const {status, stdout, stderr} = spawnSync(process.execPath, [program, ...args], {
      cwd: this.folder,
      env: {...process.env, NODE_ENV: 'production', ...env},
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    return {ok: status === 0, said: stdout + stderr};
  }

  /** `npm run i18n:stamp` */
  stamp(...files: string[]): void {
    const {ok, said} = this.run('node_modules/tsx/dist/cli.mjs', [
      'src/plugins/translations/cli.ts',
      'stamp',
      ...files,
    ]);
    if (!ok) {
      throw new Error(said);
    }
  }

  /** `docusaurus build`, with variables besides those of this process. Tells whether it came to its end, and what it said. */
  build(env: Readonly<Record<string, string>> = {}): {ok: boolean; said: string} {
    return this.run('node_modules/@docusaurus/core/bin/docusaurus.mjs', ['build'], {
      PRECOMPRESS: 'off',
      ...env,
    });
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
