import {createHash} from 'node:crypto';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {type Drawing, drawingOf} from './drawing';

interface Problem {
  /** Line of the diagram, from 1; 0 for the whole diagram. */
  readonly line: number;
  readonly reason: string;
}

/**
 * Turns Mermaid's error into a sentence, without the expected tokens, whose names mean nothing to writers.
 *
 * @param message a sentence, or a report with an excerpt, an arrow below it and a list of tokens
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
  // Internal errors of Mermaid on unexpected input mean nothing to writers.
  return {line: 0, reason: `cannot be drawn: ${message.split('\n')[0]?.replace(/\.$/, '')}`};
}

const attribute = (name: string, value: string) => ({type: 'mdxJsxAttribute' as const, name, value});

const rootOf = /^<svg([^>]*)>([\s\S]*)<\/svg>$/;

/**
 * Returns the props of an `<svg>`: content with ids that are unique on the page, and size. A page may combine several
 * texts, so the number alone would not be unique.
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

/** Remark plugin, before Docusaurus's: draws `mermaid` code blocks. Fails the build with the lines of invalid ones. */
export default function remarkDiagrams() {
  return async (tree: Root, file: VFile) => {
    const problems: (Problem & {readonly column: number})[] = [];
    const diagrams: Code[] = [];
    visit(tree, {type: 'code', lang: 'mermaid'}, (node) => void diagrams.push(node as Code));
    for (const [index, node] of diagrams.entries()) {
      const {value, position} = node;
      try {
        const attributes = attributesOf(await drawingOf(value), value, index + 1);
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
