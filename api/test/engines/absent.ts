/**
 * Returns `describe`, or a skip that names the missing program. In CI, a missing program is a failure.
 *
 * @param program name and how to install it
 */
export function describeWith(present: boolean, program: string): typeof describe {
  if (present || process.env.CI) {
    return describe;
  }
  console.warn(`SKIPPED: ${program} is not installed here. On Debian: apt-get install ${program}`);
  return describe.skip as typeof describe;
}
