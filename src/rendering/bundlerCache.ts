import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Compiler, Configuration} from 'webpack';
import {keptFolder} from './kept.cjs';
import {changedInside} from './reliance';

/** A cache on disk, which is thrown away when one of these files changes. */
interface PersistentCache {
  buildDependencies?: string[];
  /** A cache of another one is left alone. */
  version?: string;
}

/** The parts of the bundler's configuration that hold it: Rspack 1 has it among its experiments, Rspack 2 in `cache`. */
interface Cached {
  cache?: boolean | PersistentCache;
  experiments?: {cache?: PersistentCache};
}

/** Says when a file last changed while a build was reading it. */
const stampOf = (siteDir: string) => path.join(keptFolder(siteDir), 'changed-in-a-build');

/** Changes with each build in which a file changed; empty where that never happened. */
function lastChange(siteDir: string): string {
  const stamp = stampOf(siteDir);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
}

/**
 * Plugin of the bundler: has the next build read everything anew where somebody saved a file while this one ran. The bundler
 * keeps what it has read together with how the file looks at the end, and would take the old text for the new one from then on.
 */
export class ForgetChangedFiles {
  constructor(private readonly siteDir: string) {}

  apply(compiler: Compiler): void {
    const name = 'ForgetChangedFiles';
    let began = Infinity;
    const isOwn = (file: string) =>
      file.startsWith(this.siteDir + path.sep) && !file.includes(`${path.sep}node_modules${path.sep}`);
    const hasChanged = (file: string) => (statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0) > began;
    compiler.hooks.run.tap(name, () => void (began = Date.now()));
    compiler.hooks.done.tap(name, ({compilation: {fileDependencies}}) => {
      if ([...fileDependencies].some((file) => isOwn(file) && hasChanged(file))) {
        mkdirSync(path.dirname(stampOf(this.siteDir)), {recursive: true});
        writeFileSync(stampOf(this.siteDir), String(Date.now()));
      }
    });
  }
}

/**
 * Makes the bundler's cache on disk depend on code and packages that take part in the build: Docusaurus names its own configuration
 * alone, and a changed loader would go unnoticed. Fonts in style sheets keep the home of the site that they were compiled
 * for: each home has a cache of its own. So has each time after a build in which a file changed (`ForgetChangedFiles`).
 *
 * @param folders whole paths
 * @param home path of the locale's home
 * @param siteDir where that is remembered
 * @throws Error where the cache is on and has another form
 */
export function dependCacheOn(
  config: Configuration,
  folders: readonly string[],
  home: string,
  siteDir: string,
): void {
  const {cache, experiments} = config as Cached;
  if (!cache) {
    return;
  }
  const persistent = experiments?.cache ?? (cache as PersistentCache);
  const {buildDependencies} = persistent;
  if (!Array.isArray(buildDependencies)) {
    throw changedInside('The cache of the bundler does not say what it depends on');
  }
  const files = folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && /\.(?:[cm]js|tsx?)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  // What npm has installed: drawings and pictures in texts are made by packages.
  const installed = path.join(siteDir, 'node_modules/.package-lock.json');
  buildDependencies.push(...files, ...(existsSync(installed) ? [installed] : []));
  persistent.version = `${persistent.version ?? ''}-${home}${lastChange(siteDir)}`;
}
