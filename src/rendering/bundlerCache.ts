import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Configuration} from 'webpack';
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

/**
 * Makes the bundler's cache on disk depend on code that takes part in the build: Docusaurus names its own configuration
 * alone, and a changed loader would go unnoticed. Fonts in style sheets keep the home of the site that they were compiled
 * for: each home has a cache of its own.
 *
 * @param folders whole paths
 * @param home path of the locale's home
 * @throws Error where the cache is on and has another form
 */
export function dependCacheOn(config: Configuration, folders: readonly string[], home: string): void {
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
      .filter((entry) => entry.isFile() && /\.(?:cjs|tsx?)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  buildDependencies.push(...files);
  persistent.version = `${persistent.version ?? ''}-${home}`;
}
