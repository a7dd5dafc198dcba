import type {Parent, PhrasingContent, Root, Text} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** `a:b[c]` or `::leaf`, as remark-directive reads them. */
interface Directive extends Parent {
  type: 'textDirective' | 'leafDirective';
  children: PhrasingContent[];
}

/**
 * Remark plugin, before Docusaurus's: keeps text and leaf directives, such as `a:b[c]` and `::leaf`, as text. This site
 * supports block directives alone (`:::note`), and Docusaurus renders the others as empty elements.
 */
export function plainDirectives() {
  return (tree: Root, file: VFile): void => {
    const source = String(file);
    visit(tree, ['textDirective', 'leafDirective'], (node, index, parent: Parent | undefined) => {
      const {type, children, position} = node as Directive;
      const [start, end] = [position?.start.offset, position?.end.offset];
      if (index === undefined || !parent || start === undefined || end === undefined) {
        return undefined;
      }
      const text = (from: number, to: number): Text => ({
        type: 'text',
        value: source.slice(from, to),
        position,
      });
      const words = [
        text(start, children[0]?.position?.start.offset ?? end),
        ...children,
        ...(children.length > 0 ? [text(children.at(-1)!.position!.end.offset!, end)] : []),
      ];
      parent.children.splice(
        index,
        1,
        ...(type === 'textDirective' ? words : [{type: 'paragraph' as const, children: words}]),
      );
      // A label may contain another.
      return [SKIP, index];
    });
  };
}
