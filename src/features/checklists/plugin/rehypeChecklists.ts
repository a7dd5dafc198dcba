import type {Element, ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

const hasClass = ({properties}: Element, name: string) =>
  Array.isArray(properties.className) && properties.className.includes(name);

/** Elements that end the words of an item. The words become a label, which must not contain these. */
const blocks = new Set(['blockquote', 'div', 'dl', 'figure', 'hr', 'ol', 'p', 'pre', 'table', 'ul']);

const isBlock = (node: ElementContent) =>
  node.type === 'element' ? blocks.has(node.tagName) : (node as {type: string}).type === 'mdxJsxFlowElement';

const isTask = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && node.tagName === 'input';

/**
 * Rehype plugin: makes checklists interactive. The words of each item become the label of its checkbox. The outermost
 * list gets `data-checklist`, and the last one of a text the value `last`, for `src/features/reading/TaskList.tsx`.
 */
export function rehypeChecklists() {
  return (tree: Root): void => {
    visit(tree, 'element', (item) => {
      if (item.tagName !== 'li' || !hasClass(item, 'task-list-item')) {
        return;
      }
      // With blank lines between items, their words are a paragraph.
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
