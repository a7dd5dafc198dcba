/** Phrases of a text as runs of one look. */
import type {PhrasingContent} from 'mdast';
import type {Run} from '../../../lib/pdf/lines';

/**
 * The runs of a paragraph. Line breaks of the source are spaces.
 *
 * @param addressOf the whole address that a link means
 */
export function runsOf(
  nodes: readonly PhrasingContent[],
  addressOf: (link: string) => string,
  look: Omit<Run, 'text'> = {},
): Run[] {
  return nodes.flatMap((node): Run[] => {
    switch (node.type) {
      case 'text':
        return [{...look, text: node.value.replace(/\s*\n\s*/g, ' ')}];
      // On paper a formula is what was written: the fonts of PDFs have no signs of mathematics.
      case 'inlineMath':
      case 'inlineCode':
        return [{...look, mono: true, text: node.value}];
      case 'strong':
        return runsOf(node.children, addressOf, {...look, bold: true});
      case 'emphasis':
        return runsOf(node.children, addressOf, {...look, italic: true});
      case 'link':
        return runsOf(node.children, addressOf, {...look, link: addressOf(node.url)});
      case 'break':
        return [{...look, text: '\n'}];
      case 'image':
        return node.alt ? [{...look, italic: true, text: node.alt}] : [];
      default:
        return 'children' in node ? runsOf(node.children as PhrasingContent[], addressOf, look) : [];
    }
  });
}
