import type {Element, ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

const hasClass = ({properties}: Element, name: string) =>
  Array.isArray(properties.className) && properties.className.includes(name);

/** What ends the words of a point: they are its label, and no label has these in it. */
const blocks = new Set(['blockquote', 'div', 'dl', 'figure', 'hr', 'ol', 'p', 'pre', 'table', 'ul']);

const isBlock = (node: ElementContent) =>
  node.type === 'element' ? blocks.has(node.tagName) : (node as {type: string}).type === 'mdxJsxFlowElement';

const isTask = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && node.tagName === 'input';

/**
 * HTML plugin for texts: the points of checklists can be ticked. The words of each become the label of its box, and the outermost
 * list says that it is one (`data-checklist`), the last one of a text with `last`, for `src/components/reading/TaskList.tsx`.
 */
export function rehypeChecklists() {
  return (tree: Root): void => {
    visit(tree, 'element', (item) => {
      if (item.tagName !== 'li' || !hasClass(item, 'task-list-item')) {
        return;
      }
      // Where blank lines stand between the points, their words are a paragraph.
      const first = item.children.find((node) => node.type === 'element');
      const line = first?.tagName === 'p' ? first : item;
      const start = line.children.findIndex(isTask);
      if (start < 0) {
        return;
      }
      const end = line.children.findIndex((node, index) => index > start && isBlock(node));
      const words = line.children.slice(start, end < 0 ? undefined : end);
      for (const box of words.filter(isTask)) {
        delete box.properties.disabled;
      }
      line.children.splice(start, words.length, {
        type: 'element',
        tagName: 'label',
        properties: {},
        children: words,
      });
    });
    let last: Element | undefined;
    visit(tree, 'element', (list) => {
      if (!hasClass(list, 'contains-task-list')) {
        return undefined;
      }
      list.properties.dataChecklist = '';
      last = list;
      return SKIP;
    });
    if (last) {
      last.properties.dataChecklist = 'last';
    }
  };
}
