const fence = /^[ \t>]*(?:[-*+] +|\d+[.)] +)?(`{3,}|~{3,})/;

/** Yields the lines of a text as alternating parts: prose, code, prose… Code includes fences. A part may be empty. */
export function* markdownParts(text: string): Generator<{code: boolean; lines: string[]}> {
  let lines: string[] = [];
  let open: string | undefined;
  for (const line of text.split('\n')) {
    const [, mark = ''] = fence.exec(line) ?? [];
    if (open === undefined && mark) {
      yield {code: false, lines};
      [lines, open] = [[line], mark];
    } else {
      lines.push(line);
      if (
        open !== undefined &&
        mark.startsWith(open) &&
        !line.slice(line.indexOf(mark) + mark.length).trim()
      ) {
        yield {code: true, lines};
        [lines, open] = [[], undefined];
      }
    }
  }
  yield {code: open !== undefined, lines};
}
