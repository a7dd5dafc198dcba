/** Phrases of a text as runs of one look. */
import type {PhrasingContent} from 'mdast';
import type {Run} from '../../../pdf';

/** The runs of a paragraph. Line breaks of the source are spaces. */
export function runsOf(nodes: readonly PhrasingContent[], look: Omit<Run, 'text'> = {}): Run[] {
  return nodes.flatMap((node): Run[] => {
    switch (node.type) {
      case 'text':
        return [{...look, text: node.value.replace(/\s*\n\s*/g, ' ')}];
      // On paper a formula is what was written: the fonts of PDFs have no signs of mathematics.
      case 'inlineMath':
      case 'inlineCode':
        return [{...look, mono: true, text: node.value}];
      case 'strong':
        return runsOf(node.children, {...look, bold: true});
      case 'emphasis':
        return runsOf(node.children, {...look, italic: true});
      // Letters above or below the line.
      case 'textDirective':
        return runsOf(node.children, {...look, script: node.name as 'sub' | 'sup'});
      case 'delete':
        return runsOf(node.children, {...look, strike: true});
      case 'link':
        return runsOf(node.children, {...look, link: node.url});
      case 'footnoteReference':
        return [{...look, script: 'sup', text: node.label ?? node.identifier}];
      case 'break':
        return [{...look, text: '\n'}];
      case 'image':
        return node.alt ? [{...look, italic: true, text: node.alt}] : [];
      default:
        return [];
    }
  });
}
