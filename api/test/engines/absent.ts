/**
 * `describe`, or a skip that says what is missing. Where everything must be checked (`CI` is set) a missing program is
 * a failure.
 *
 * @param program for the reader, and what to do about it
 */
export function describeWith(present: boolean, program: string): typeof describe {
  if (present || process.env.CI) {
    return describe;
  }
  console.warn(`SKIPPED: ${program} is not installed here. On Debian: apt-get install ${program}`);
  return describe.skip as typeof describe;
}
