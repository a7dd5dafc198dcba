/** One queue for all copies of this module: jiti may evaluate a file more than once. */
const key = Symbol.for('portal.importInTurn');
const queues = globalThis as {[key]?: Promise<unknown>};

/**
 * Imports modules one after the other, for all plugins together. Docusaurus 4 reads plugins with jiti 2, which hands out
 * a module that is still being evaluated where two imports that run at the same time share one.
 *
 * @param load the `import()` itself, and nothing else
 */
export function importInTurn<Module>(load: () => Promise<Module>): Promise<Module> {
  const result = (queues[key] ?? Promise.resolve()).then(load);
  queues[key] = result.catch(() => {});
  return result;
}
