import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import {cacheKey, type MadeBy} from './cacheKey';
import {keptFolder} from './kept.cjs';

/** A result, serialized, and the day of its last use since 1970. */
interface Entry {
  readonly day: number;
  readonly data: Buffer;
}

interface Store {
  readonly file: string;
  readonly entries: Map<string, Entry>;
  isChanged: boolean;
}

/** Days after which unused results are dropped. */
const keptDays = 30;

/** One store for all copies of this module: jiti evaluates it for each language. */
const key = Symbol.for('portal.results');
const shared = globalThis as {[key]?: Store};

const today = () => Math.floor(Date.now() / 86_400_000);

/** Lists what npm has installed, with versions. */
const installed = 'node_modules/.package-lock.json';

/** Returns all code of a build: the configuration, and the plugin that it names by its path (`preset.ts`). */
export const madeBy = (siteDir: string, siteConfigPath: string): MadeBy => ({
  modules: [path.relative(siteDir, siteConfigPath), 'src/rendering/plugin.ts'],
  reads: existsSync(path.join(siteDir, installed)) ? [installed] : [],
});

/** Reads the results of former builds with the same code and packages. */
export function openResults(siteDir: string, siteConfigPath: string): void {
  const code = cacheKey(siteDir, madeBy(siteDir, siteConfigPath));
  const file = path.join(keptFolder(siteDir, 'results'), `${code}-${process.versions.v8}`);
  if (shared[key]?.file === file) {
    return;
  }
  const entries = existsSync(file) ? (deserialize(readFileSync(file)) as Store['entries']) : new Map();
  shared[key] = {file, entries, isChanged: false};
}

/** Writes the results for later builds, if there are new ones. */
export function saveResults(): void {
  const store = shared[key];
  if (!store?.isChanged) {
    return;
  }
  for (const [hash, {day}] of store.entries) {
    if (day < today() - keptDays) {
      store.entries.delete(hash);
    }
  }
  const draft = `${store.file}.${process.pid}`;
  mkdirSync(path.dirname(draft), {recursive: true});
  writeFileSync(draft, serialize(store.entries));
  renameSync(draft, store.file);
  store.isChanged = false;
}

/**
 * Returns the result of a pure function: that of a former build with the same code and the same subject, if there is
 * one. Without `openResults`, as in development and in tests, it is made each time.
 *
 * @param subject name of the function, then all that it depends on besides code: texts, options, language
 * @param make its result can be serialized (`node:v8`); errors are not kept
 */
export function resultOf<Result>(subject: readonly string[], make: () => Result): Result {
  const store = shared[key];
  if (!store) {
    return make();
  }
  const hash = createHash('sha256');
  for (const part of subject) {
    hash.update(`${part.length}\n`).update(part);
  }
  const name = hash.digest('base64');
  const known = store.entries.get(name);
  const result = known ? (deserialize(known.data) as Result) : make();
  if (known?.day !== today()) {
    store.entries.set(name, {day: today(), data: known?.data ?? serialize(result)});
    store.isChanged = true;
  }
  return result;
}
