/**
 * Removes stack traces from all errors that follow. The build fails because of a mistake in content, and Docusaurus's
 * stack traces would bury the one sentence that matters.
 *
 * @param ends false if this process continues, since later errors need their stack traces
 */
export function leaveOutCalls(ends = process.env.NODE_ENV === 'production'): void {
  if (ends) {
    Error.stackTraceLimit = 0;
  }
}

/**
 * Throws if there are problems that people can fix.
 *
 * @param title a word or sentence that ends with a colon
 * @param problems one sentence each
 * @throws Error with all of them
 */
export function stopFor(title: string, problems: readonly string[]): void {
  if (problems.length > 0) {
    leaveOutCalls();
    throw new Error([title, ...problems].join('\n  '));
  }
}
