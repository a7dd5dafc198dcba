import {createHash} from 'node:crypto';
import {type Drawing, drawingOf} from './drawing';

/** As much of a Markdown tree as is read and written here. */
interface Node {
  type: string;
  lang?: string | null;
  value?: string;
  name?: string;
  attributes?: {type: 'mdxJsxAttribute'; name: string; value: string}[];
  children?: Node[];
  readonly position?: {readonly start: {readonly line: number; readonly column: number}};
}

/** The text that a plugin of the Markdown compiler gets. */
interface TextFile {
  fail: (message: string, place?: {line: number; column: number}) => never;
}

/** Diagrams of a tree, in the order of the text. */
function* diagramsIn(node: Node): Generator<Node> {
  if (node.type === 'code' && node.lang === 'mermaid') {
    yield node;
  }
  for (const child of node.children ?? []) {
    yield* diagramsIn(child);
  }
}

/** What Mermaid says of a diagram that it cannot read. */
interface Problem {
  /** Line of the diagram, from 1; 0 for the whole. */
  readonly line: number;
  readonly reason: string;
}

/**
 * Makes a sentence of what Mermaid prints. The names of its tokens, which it would have taken instead, say nothing to
 * writers.
 *
 * @param source the diagram
 * @param message of Mermaid: a sentence, or a report with an excerpt, an arrow below it and a list of tokens
 */
function problemOf(source: string, message: string): Problem {
  const [, number] = /(?:Parse|Lexical|Lexer) error on line (\d+)/i.exec(message) ?? [];
  if (number) {
    const lines = source.trimEnd().split('\n');
    const line = Math.min(Number(number), lines.length);
    return {line, reason: `is not understood at "${lines[line - 1]?.trim()}"`};
  }
  if (/^No diagram type detected/.test(message)) {
    const [first = ''] = source.trim().split('\n');
    return {line: 1, reason: `begins with "${first}", which is no kind of diagram that Mermaid knows`};
  }
  // Mermaid's own mistakes on what it was not made for mean nothing to writers.
  return {line: 0, reason: `cannot be drawn: ${message.split('\n')[0]?.replace(/\.$/, '')}`};
}

const attribute = (name: string, value: string) => ({type: 'mdxJsxAttribute' as const, name, value});

const rootOf = /^<svg([^>]*)>([\s\S]*)<\/svg>$/;

/**
 * An `<svg>` as the component takes it: what it holds, with ids that are unique on the page, and its size. A page may be
 * made of several texts: the number alone would be there twice.
 */
function attributesOf({kind, svg, title, description}: Drawing, source: string, number: number) {
  const [, root = '', inside = ''] = rootOf.exec(svg) ?? [];
  const id = `d${number}${createHash('sha256').update(source).digest('hex').slice(0, 4)}`;
  const unique = inside.replace(/( id="|url\(#|href="#)(?=\w)/g, `$1${id}`);
  const values = {
    source,
    kind,
    drawing: unique,
    viewBox: /viewBox="([^"]*)"/.exec(root)?.[1],
    name: title,
    description,
    id,
  };
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [attribute(name, value)],
  );
}

/**
 * Markdown plugin, before Docusaurus's own: blocks of code in the language `mermaid` become drawings
 * (`components/reading/Diagram`). A diagram that cannot be drawn stops the build; the message names the line of each.
 */
export default function remarkDiagrams() {
  return async (tree: Node, file: TextFile) => {
    const problems: (Problem & {readonly column: number})[] = [];
    let number = 0;
    for (const node of [...diagramsIn(tree)]) {
      const {value = '', position} = node;
      number += 1;
      try {
        const attributes = attributesOf(await drawingOf(value), value, number);
        Object.assign(node, {type: 'mdxJsxFlowElement', name: 'mermaid', attributes, children: []});
      } catch (error) {
        const {line, reason} = problemOf(value, error instanceof Error ? error.message : String(error));
        const {line: fence = 1, column = 1} = position?.start ?? {};
        problems.push({line: fence + line, column, reason});
      }
    }
    const [first, ...others] = problems;
    if (first) {
      const more = others.map(({line, reason}) => `; line ${line}: the diagram ${reason}`).join('');
      file.fail(`the diagram ${first.reason}${more}`, first);
    }
  };
}
