/** Phrases of a text as runs of one look. */
import type {PhrasingContent} from 'mdast';
import type {Run} from '../../../pdf';

/** Returns the title of a link or a picture in words, since nobody can point at it on paper. */
const titleOf = (title: string | null | undefined, look: Omit<Run, 'text'>): Run[] =>
  title ? [{...look, text: ` (${title})`}] : [];

/** The runs of a paragraph. Line breaks of the source are spaces. */
export function runsOf(nodes: readonly PhrasingContent[], look: Omit<Run, 'text'> = {}): Run[] {
  return nodes.flatMap((node): Run[] => {
    const own = {...look, ids: node.data?.ids};
    switch (node.type) {
      case 'text':
        return [{...own, text: node.value.replace(/\s*\n\s*/g, ' ')}];
      // On paper a formula is what was written.
      case 'inlineMath':
      case 'inlineCode':
        return [{...own, mono: true, text: node.value}];
      case 'strong':
        return runsOf(node.children, {...look, bold: true});
      case 'emphasis':
        return runsOf(node.children, {...look, italic: true});
      // Letters above or below the line.
      case 'textDirective':
        return runsOf(node.children, {...look, script: node.name as 'sub' | 'sup'});
      case 'delete':
        return runsOf(node.children, {...look, strike: true});
      case 'link': {
        const link = {...look, link: node.url, goTo: node.data?.goTo};
        return [...runsOf(node.children, link), ...titleOf(node.title, look)];
      }
      case 'footnoteReference': {
        const number = node.label ?? node.identifier;
        return [{...look, script: 'sup', text: number, goTo: noteOf(number)}];
      }
      case 'break':
        return [{...look, text: '\n'}];
      case 'image':
        return node.alt || node.title
          ? [{...own, italic: true, text: node.alt ?? ''}, ...titleOf(node.title, look)]
          : [];
      default:
        throw new Error(`a PDF cannot show a "${node.type}" between words.`);
    }
  });
}

/** Returns the named destination of a footnote. */
export const noteOf = (number: string) => `footnote ${number}`;
