import type {Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type {Html, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {sourceOf, warnOfLine} from '../warnOnce';

/** Elements without an end tag, or with one that HTML lets writers leave out. */
const open = new Set([
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'],
  ...['body', 'colgroup', 'dd', 'dt', 'head', 'html', 'li', 'optgroup', 'option', 'p', 'rp', 'rt'],
  ...['tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
]);

/** Remark plugin: warns of HTML elements that a text in Markdown does not close. MDX refuses them. */
export function unclosedHtml() {
  return (tree: Root, file: VFile): void => {
    let html = '';
    let line = 1;
    visit(tree, 'html', ({value, position}: Html) => {
      const {start, end} = position!;
      html += `${'\n'.repeat(start.line - line)}${value}`;
      line = end.line;
    });
    visit(
      fromHtml(html, {fragment: true, verbose: true}) as Nodes,
      'element',
      ({tagName, data, position}) => {
        if (tagName === 'svg' || tagName === 'math') {
          return SKIP;
        }
        if (!open.has(tagName) && data?.position && !data.position.closing) {
          warnOfLine(
            sourceOf(file),
            position!.start.line,
            `<${tagName}> is not closed, and takes in what follows: write </${tagName}> where it ends.`,
          );
        }
        return undefined;
      },
    );
  };
}
