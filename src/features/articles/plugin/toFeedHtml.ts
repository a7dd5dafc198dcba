import type {Element, ElementContent, Nodes, Properties} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {RenderedPage} from '../../../rendering/lifecycle';
import {resultOf} from '../../../rendering/results';
import {findElement, readArticle} from './readArticle';

/** Attributes with a meaning outside of the page. */
const kept = new Set([
  ...['alt', 'cite', 'colSpan', 'dateTime', 'dir', 'height', 'href', 'lang', 'poster', 'reversed', 'rowSpan'],
  ...['scope', 'src', 'srcSet', 'start', 'title', 'type', 'width'],
]);

/** Elements that only carry attributes: each word of code has one. */
const carriers = new Set(['data', 'div', 'span']);

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
    const written = findElement(node, ({properties: {encoding}}) => encoding === 'application/x-tex')!;
    return [{type: 'element', tagName: 'code', properties: {}, children: written.children}];
  }
  if (tagName === 'input') {
    return [{type: 'text', value: properties.checked ? '☑' : '☐'}];
  }
  const children = node.children.flatMap(clean);
  const own: Properties = Object.fromEntries(Object.entries(properties).filter(([name]) => kept.has(name)));
  if (properties.dataArticle === 'title') {
    return [
      {...node, properties: own, children: [{type: 'element', tagName: 'strong', properties: {}, children}]},
    ];
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
    return toHtml({type: 'root', children: tree.children.flatMap(clean)}).trim();
  });
}
