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

/** Location of the cache in the bundler's configuration: `experiments` in Rspack 1, `cache` in Rspack 2. */
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
 * Bundler plugin that invalidates the cache if a file was saved during the build. The bundler would store the old
 * content with the file's final state, and would not read it again.
 */
export class ForgetChangedFiles {
  constructor(private readonly siteDir: string) {}

  apply(compiler: Compiler): void {
    const name = 'ForgetChangedFiles';
    let began = Infinity;
    const isOwn = (file: string) =>
      file.startsWith(this.siteDir + path.sep) && !file.includes(`${path.sep}node_modules${path.sep}`);
    const hasChanged = (file: string) => {
      const stats = statSync(file, {throwIfNoEntry: false});
      // Resolving modules depends on folders too, and a build writes into them.
      return stats?.isFile() === true && stats.mtimeMs > began;
    };
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
 * Makes the bundler's disk cache depend on code and packages of the build: Docusaurus lists only its configuration, so
 * that a changed loader would go unnoticed. Each home has its own cache, because fonts in style sheets contain it, and
 * so has each time after a build in which a file changed (`ForgetChangedFiles`).
 *
 * @param folders absolute paths
 * @param home path of the locale's home
 * @throws Error if the cache is on and has another form
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
