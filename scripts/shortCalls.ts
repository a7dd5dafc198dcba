/** A line of a stack trace in Node's format, or its note about omitted lines. */
const call = /^\s*(?:at |\.\.\. \d+ lines matching cause stack trace)/;

/** Lines kept of each stack trace: the top ones show the cause. */
const kept = 2;

/**
 * Creates a filter for a build's output that shortens stack traces. Docusaurus nests errors, each with the same thirty
 * calls, which would hide the important sentence.
 *
 * @returns true for lines to keep; call it for all lines in order
 */
export function shortCalls(): (line: string) => boolean {
  let calls = 0;
  return (line) => {
    // A nested error ends its stack trace with a brace.
    calls = call.test(line) ? calls + 1 : 0;
    return calls <= kept || line.trimEnd().endsWith('{');
  };
}
