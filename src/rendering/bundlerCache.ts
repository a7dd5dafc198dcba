import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Configuration} from 'webpack';
import {changedInside} from './reliance';

/** A cache on disk, which is thrown away when one of these files changes. */
interface PersistentCache {
  buildDependencies?: string[];
}

/** The parts of the bundler's configuration that hold it: Rspack 1 has it among its experiments, Rspack 2 in `cache`. */
interface Cached {
  cache?: boolean | PersistentCache;
  experiments?: {cache?: PersistentCache};
}

/**
 * Makes the bundler's cache on disk depend on code that takes part in the build: Docusaurus names its own configuration
 * alone, and a changed loader would go unnoticed.
 *
 * @param folders whole paths
 * @throws Error where the cache is on and has another form
 */
export function dependCacheOn(config: Configuration, folders: readonly string[]): void {
  const {cache, experiments} = config as Cached;
  if (!cache) {
    return;
  }
  const {buildDependencies} = experiments?.cache ?? (cache as PersistentCache);
  if (!Array.isArray(buildDependencies)) {
    throw changedInside('The cache of the bundler does not say what it depends on');
  }
  const files = folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && /\.(?:cjs|tsx?)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  buildDependencies.push(...files);
}
