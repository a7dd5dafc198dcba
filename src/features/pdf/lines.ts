/** Text of several looks, broken into lines. Lengths in points. */

/** A piece of text in one look. */
export interface Run {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly mono?: boolean;
  readonly strike?: boolean;
  /** In small letters below or above the line. */
  readonly script?: 'sub' | 'sup';
  readonly link?: string;
  /** Named destination of the link in the document (`Sheet.place`). */
  readonly goTo?: string;
  /** Named destinations at the beginning of the text. */
  readonly ids?: readonly string[];
}

/** Runs of a line, and their total width. */
export interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
}

/** Width of a text in the look of a run. */
export type Measure = (text: string, look: Run) => number;

/**
 * Words with the spaces after them; addresses may also break behind a slash or a hyphen, and long words at a zero-width
 * space.
 */
const words = (text: string) =>
  text.match(/\n|[^\s/-]*[^\s\u00a0][/-](?=[^\s/-]{3})|[^ \n\u200b]+[ \u200b]*|[ \u200b]+/g) ?? [];

const sameLook = (a: Run, b: Run) =>
  (['bold', 'italic', 'mono', 'strike', 'script', 'link', 'goTo', 'ids'] as const).every(
    (name) => a[name] === b[name],
  );

/** Parts of a word that is wider than the line. */
function* fitting(word: string, run: Run, width: number, measure: Measure): Generator<string> {
  let part = '';
  for (const character of word) {
    if (part && measure(part + character, run) > width) {
      yield part;
      part = '';
    }
    part += character;
  }
  yield part;
}

export function linesOf(runs: readonly Run[], width: number, measure: Measure): Line[] {
  const lines: {runs: Run[]; width: number}[] = [];
  const begin = () => {
    const line: (typeof lines)[number] = {runs: [], width: 0};
    lines.push(line);
    return line;
  };
  let line = begin();
  for (const run of runs) {
    for (const word of words(run.text)) {
      if (word === '\n') {
        line = begin();
        continue;
      }
      const bare = measure(word.trimEnd(), run);
      for (const part of bare > width ? fitting(word, run, width, measure) : [word]) {
        if (line.width > 0 && line.width + measure(part.trimEnd(), run) > width) {
          line = begin();
        }
        const text = line.width === 0 ? part.replace(/^ +/, '') : part;
        const last = line.runs.at(-1);
        if (last && sameLook(last, run)) {
          line.runs[line.runs.length - 1] = {...last, text: last.text + text};
        } else if (text) {
          line.runs.push({...run, text});
        }
        line.width += measure(text, run);
      }
    }
  }
  return lines;
}

/** Width of the longest word and of the whole on one line. */
export function widthsOf(runs: readonly Run[], measure: Measure): {least: number; most: number} {
  const widths = runs.flatMap((run) => words(run.text).map((word) => measure(word.trimEnd(), run)));
  return {
    least: Math.max(0, ...widths),
    most: runs.reduce((sum, run) => sum + measure(run.text, run), 0),
  };
}
