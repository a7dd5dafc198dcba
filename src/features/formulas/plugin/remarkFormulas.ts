import type {Nodes, Root} from 'mdast';
import type {InlineMath, Math} from 'mdast-util-math';
import temml from 'temml';
import type {Processor} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {remarkFormulaSyntax} from './formulaSyntax';

/** Returns the reason why a formula is invalid, on one line. */
function reasonOf(error: unknown): string {
  const [reason = ''] =
    error instanceof Error ? error.message.split(/ at (?:position|end of input)/) : [String(error)];
  // What is no message of the reader's own means nothing to writers.
  return (error as Error).name === 'ParseError' ? reason.trim() : 'it is no LaTeX';
}

/**
 * Remark plugin, before Docusaurus's: renders `$a$` and `$$` blocks as MathML (`src/features/formulas/Formula`). The LaTeX
 * remains the element's text, for readers such as the table of contents. An invalid formula fails the build, with its
 * line.
 */
export default function remarkFormulas(this: Processor) {
  remarkFormulaSyntax.call(this);
  return (tree: Root, file: VFile): void => {
    const problems: {message: string; place: Nodes['position']}[] = [];
    visit(tree, ['math', 'inlineMath'], (node) => {
      const {value, position} = node as Math | InlineMath;
      const block = node.type === 'math';
      try {
        // The source stays in an annotation, for feeds and for who copies the formula.
        const mathml = temml.renderToString(value, {displayMode: block, throwOnError: true, annotate: true});
        Object.assign(node, {
          type: block ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
          name: 'formula',
          attributes: [
            {type: 'mdxJsxAttribute', name: 'mathml', value: mathml},
            ...(block ? [{type: 'mdxJsxAttribute', name: 'block', value: null}] : []),
          ],
          children: [{type: 'text', value}],
          data: {},
        });
      } catch (error) {
        problems.push({message: `the formula ${value} cannot be read: ${reasonOf(error)}`, place: position});
      }
    });
    const [first, ...others] = problems;
    if (first) {
      const more = others.map(({message, place}) => `; line ${place?.start.line}: ${message}`).join('');
      file.fail(first.message + more, first.place);
    }
  };
}
