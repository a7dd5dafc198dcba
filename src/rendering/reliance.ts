/**
 * Creates the error for an unexpected form of Docusaurus's or the bundler's internals.
 *
 * @param what a sentence without its full stop: what was expected, and where
 */
export function changedInside(what: string): Error {
  return new Error(
    `${what}. Docusaurus, or its bundler, seems to have changed inside: src/rendering/README.md lists what is relied upon.`,
  );
}

/** Throws if a module lacks an export. */
export function requireExports(module: string, parts: Readonly<Record<string, unknown>>): void {
  const [missing] = Object.entries(parts).find(([, part]) => part === undefined) ?? [];
  if (missing) {
    throw changedInside(`${module} has no ${missing}`);
  }
}
