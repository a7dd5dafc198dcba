/**
 * From here on errors come without the list of calls that led to them: the build stops because of something that somebody
 * wrote, and calls inside Docusaurus would stand above and below the one sentence that matters.
 *
 * @param ends whether this process ends with it; one that goes on needs the lists of later errors
 */
export function leaveOutCalls(ends = process.env.NODE_ENV === 'production'): void {
  if (ends) {
    Error.stackTraceLimit = 0;
  }
}

/**
 * Stops for what people can mend, where there is any.
 *
 * @param title what does not fit; a word or a sentence, with a colon at its end
 * @param problems a sentence each
 * @throws Error with all of them
 */
export function stopFor(title: string, problems: readonly string[]): void {
  if (problems.length > 0) {
    leaveOutCalls();
    throw new Error([title, ...problems].join('\n  '));
  }
}
