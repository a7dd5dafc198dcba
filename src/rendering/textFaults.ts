/** Errors of compilers in words that writers can use. */
import type {Data, Node} from 'unist';

/** Something wrong in a text. */
export interface TextFault {
  /** Line of the text, if known. */
  readonly line?: number;
  readonly message: string;
}

/** Remedies by the message of the MDX compiler. */
const advice: readonly (readonly [RegExp, string])[] = [
  [
    /^Unexpected character `!`.*before name/,
    'In an .mdx file a comment is written {/* so */}, and the sign itself &lt;',
  ],
  [
    /before (?:local )?name/,
    'In an .mdx file "<" begins a component: write &lt; for the sign, or put the passage between backticks',
  ],
  [/^Expected a closing tag/, 'Close it (</name>), or write <name /> where nothing stands inside'],
  [
    /^Unexpected closing (?:tag|slash)/,
    'Tags are closed in the order in which they were opened, inner ones first',
  ],
  [
    /^Unexpected end of file in expression/,
    'A brace is opened and not closed: in an .mdx file write \\{ for the sign itself',
  ],
  [
    /^Unexpected end of file/,
    'A tag is opened and not closed: in an .mdx file write &lt; for the sign itself',
  ],
  [
    /expression with acorn/,
    'In an .mdx file what stands between braces is read as JavaScript: write \\{ for the sign itself',
  ],
  [
    /import\/exports with acorn/,
    'In an .mdx file a line that begins with import or export is read as JavaScript: begin a sentence with another word',
  ],
];

/** Adds the remedy, if known, to the compiler's reason for refusing a text. */
export function unreadable(reason: string): string {
  const sentence = `cannot be read: ${reason}`.replace(/\.$/, '');
  const help = advice.find(([words]) => words.test(reason))?.[1];
  return help ? `${sentence}. ${help}` : sentence;
}

const mark = 'The text has mistakes:';

/** Faults as one error, to stop a compiler with. */
export function faultsError(faults: readonly TextFault[]): Error {
  return new Error([mark, ...faults.map(({line = '', message}) => `${line}: ${message}`)].join('\n'));
}

/** The faults in an error that `faultsError` has made, by its message; none in others. */
export function faultsIn(message: string): TextFault[] {
  const lines = message.split('\n');
  const first = lines.findIndex((line) => line.endsWith(mark));
  return first < 0
    ? []
    : lines.slice(first + 1).flatMap((line) => {
        const [, number, sentence] = /^\s*(\d*): (.+)$/.exec(line) ?? [];
        return sentence ? [{line: Number(number) || undefined, message: sentence}] : [];
      });
}

declare module 'mdast' {
  interface LinkData {
    /** The address as the writer typed it, if the build has changed it. */
    typed?: string;
  }
  interface DefinitionData {
    /** The address as the writer typed it, if the build has changed it. */
    typed?: string;
  }
}

/** Returns the address of a link as its writer typed it, for messages. */
export function typedAddress({data}: Node, url: string): string {
  const {typed = url}: Data & {typed?: string} = data ?? {};
  return typed;
}
