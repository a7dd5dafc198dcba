import temml from 'temml';
import type {Processor} from 'unified';
import {remarkFormulaSyntax} from './formulaSyntax';

/** As much of a Markdown tree as is read and written here. */
interface Node {
  type: string;
  value?: string;
  name?: string;
  attributes?: {type: 'mdxJsxAttribute'; name: string; value: string | null}[];
  children?: Node[];
  data?: object;
  readonly position?: {readonly start: {readonly line: number; readonly column: number}};
}

/** The text that a plugin of the Markdown compiler gets. */
interface TextFile {
  fail: (message: string, place?: Node['position']) => never;
}

/** Formulas of a tree, in the order of the text. */
function* formulasIn(node: Node): Generator<Node> {
  if (node.type === 'math' || node.type === 'inlineMath') {
    yield node;
  }
  for (const child of node.children ?? []) {
    yield* formulasIn(child);
  }
}

/** Returns the reason why a formula is invalid, on one line. */
function reasonOf(error: unknown): string {
  const [reason = ''] =
    error instanceof Error ? error.message.split(/ at (?:position|end of input)/) : [String(error)];
  // What is no message of the reader's own means nothing to writers.
  return (error as Error).name === 'ParseError' ? reason.trim() : 'it is no LaTeX';
}

/**
 * Converts LaTeX to MathML with the source as an annotation, for feeds and copying.
 *
 * @param source LaTeX without dollar signs
 * @param block true for a display formula
 * @throws Error if the LaTeX is invalid
 */
export function mathmlOf(source: string, block: boolean): string {
  return temml.renderToString(source, {displayMode: block, throwOnError: true, annotate: true});
}

/**
 * Remark plugin, before Docusaurus's: renders `$a$` and `$$` blocks as MathML (`components/reading/Formula`). The LaTeX
 * remains the element's text, for readers such as the table of contents. An invalid formula fails the build, with its
 * line.
 */
export default function remarkFormulas(this: Processor) {
  remarkFormulaSyntax.call(this);
  return (tree: Node, file: TextFile) => {
    const problems: {message: string; place: Node['position']}[] = [];
    for (const node of [...formulasIn(tree)]) {
      const {value = '', position} = node;
      const block = node.type === 'math';
      try {
        Object.assign(node, {
          type: block ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
          name: 'formula',
          attributes: [
            {type: 'mdxJsxAttribute', name: 'mathml', value: mathmlOf(value, block)},
            ...(block ? [{type: 'mdxJsxAttribute', name: 'block', value: null}] : []),
          ],
          children: [{type: 'text', value}],
          data: {},
        });
      } catch (error) {
        problems.push({message: `the formula ${value} cannot be read: ${reasonOf(error)}`, place: position});
      }
    }
    const [first, ...others] = problems;
    if (first) {
      const more = others.map(({message, place}) => `; line ${place?.start.line}: ${message}`).join('');
      file.fail(first.message + more, first.place);
    }
  };
}
