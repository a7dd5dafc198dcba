/** One queue for all copies of this module: jiti may evaluate a file more than once. */
const key = Symbol.for('portal.importInTurn');
const queues = globalThis as {[key]?: Promise<unknown>};

/**
 * Imports modules one at a time, for all plugins together. Docusaurus 4 reads plugins with jiti 2. If two imports run at
 * the same time and share a module, jiti returns it while it is still being evaluated.
 *
 * Plugins import their makers on first use in this way, because Docusaurus evaluates the configuration several times.
 *
 * @param load the `import()` itself, and nothing else
 */
export function importInTurn<Module>(load: () => Promise<Module>): Promise<Module> {
  const result = (queues[key] ?? Promise.resolve()).then(load);
  queues[key] = result.catch(() => {});
  return result;
}
