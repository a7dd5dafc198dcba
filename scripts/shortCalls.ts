/** A line of the list of calls that led to an error, as Node writes it; and what stands for lines left out. */
const call = /^\s*(?:at |\.\.\. \d+ lines matching cause stack trace)/;

/** How many calls are kept of each list: those at the top are where something happened. */
const kept = 2;

/**
 * Makes a filter for the lines that a build says: of each list of calls, only the first are kept. Errors of Docusaurus come in
 * each other, every one with the same thirty calls, between which nobody finds the sentence that matters.
 *
 * @returns whether a line stays; to be asked of all lines, in their order
 */
export function shortCalls(): (line: string) => boolean {
  let calls = 0;
  return (line) => {
    // An error in another ends its list with a brace.
    calls = call.test(line) ? calls + 1 : 0;
    return calls <= kept || line.trimEnd().endsWith('{');
  };
}
