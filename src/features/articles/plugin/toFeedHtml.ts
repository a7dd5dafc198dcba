import type {Element, ElementContent, Nodes, Properties} from 'hast';
import {phrasing} from 'hast-util-phrasing';
import {toHtml} from 'hast-util-to-html';
import type {RenderedPage} from '../../../rendering/lifecycle';
import {resultOf} from '../../../rendering/results';
import {findElement, readArticle, sourceOfFormula, textOf} from './readArticle';

/** Attributes with a meaning outside of the page. */
const kept = new Set([
  ...['align', 'alt', 'cite', 'colSpan', 'dateTime', 'dir', 'height', 'href', 'lang', 'poster', 'reversed'],
  ...['rowSpan', 'scope', 'src', 'srcSet', 'start', 'title', 'type', 'width'],
]);

/** Elements that only carry attributes: each word of code has one. */
const carriers = new Set(['a', 'data', 'div', 'span']);

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** True if a node may be part of a paragraph. */
const isPhrase = (node: ElementContent) => phrasing(node) && !findElement(node, (it) => !phrasing(it));

/** Puts phrases between blocks into paragraphs. */
function paragraphs(nodes: readonly ElementContent[]): ElementContent[] {
  const flow: ElementContent[] = [];
  let open: Element | undefined;
  for (const node of nodes) {
    if (!isPhrase(node)) {
      open = undefined;
      flow.push(node);
    } else if (open) {
      open.children.push(node);
    } else if (textOf(node).trim() !== '' || node.type === 'element') {
      open = element('p', [node]);
      flow.push(open);
    }
  }
  return flow;
}

function clean(node: Nodes): ElementContent[] {
  if (node.type === 'text') {
    return [node];
  }
  if (node.type !== 'element') {
    return [];
  }
  const {tagName, properties} = node;
  if (tagName === 'math') {
    // Readers of feeds show no MathML.
    const code = element('code', [{type: 'text', value: sourceOfFormula(node)!}]);
    return [properties.display === 'block' ? element('pre', [code]) : code];
  }
  if (tagName === 'input') {
    return [{type: 'text', value: properties.checked ? '☑' : '☐'}];
  }
  const cleaned = node.children.flatMap(clean);
  const children = tagName === 'div' ? paragraphs(cleaned) : cleaned;
  const own: Properties = Object.fromEntries(Object.entries(properties).filter(([name]) => kept.has(name)));
  if (properties.dataArticle === 'title') {
    return [{...node, properties: own, children: [element('strong', children)]}];
  }
  return carriers.has(tagName) && Object.keys(own).length === 0
    ? children
    : [{...node, properties: own, children} satisfies Element];
}

/**
 * Returns a page's text as HTML for feed readers, without class names, scripts and controls.
 *
 * @param origin origin of the site
 */
export function toFeedHtml(page: RenderedPage, origin: string): string {
  return resultOf(['feed', page.rendered, page.route, page.title, origin], () => {
    const {tree} = readArticle(page, origin);
    return toHtml({type: 'root', children: paragraphs(tree.children.flatMap(clean))}).trim();
  });
}
