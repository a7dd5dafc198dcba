/** One store for all copies of this module: jiti evaluates it for each language, and for each reading of the configuration. */
const key = Symbol.for('portal.oncePerBuild');
const shared = globalThis as {[key]?: Map<string, unknown>};

/**
 * Returns what was made under a name before in the same build, even if files have changed since. In development and in
 * tests it is made each time.
 *
 * @param name of the function, with all that it is given
 */
export function oncePerBuild<Result>(name: readonly unknown[], make: () => Result): Result {
  if (process.env.NODE_ENV !== 'production') {
    return make();
  }
  const results = (shared[key] ??= new Map());
  const id = JSON.stringify(name);
  if (!results.has(id)) {
    results.set(id, make());
  }
  return results.get(id) as Result;
}
