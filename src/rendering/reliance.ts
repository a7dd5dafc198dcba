/**
 * The error with which a build stops where something inside Docusaurus or its bundler is not as this folder knows it.
 *
 * @param what a sentence without its full stop: what was looked for, and where
 */
export function changedInside(what: string): Error {
  return new Error(
    `${what}. Docusaurus, or its bundler, seems to have changed inside: src/rendering/README.md lists what is relied upon.`,
  );
}
