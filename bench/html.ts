import type {Nodes, Parents} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {escapeHtml} from '../src/lib/escapeHtml';
import {slugOf} from './corpus';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

const inside = ({children}: Parents, separator = '') =>
  (children as Nodes[]).map((child) => htmlOf(child)).join(separator);

function htmlOf(node: Nodes): string {
  switch (node.type) {
    case 'root':
      return inside(node, '\n');
    case 'heading':
      return `<h${node.depth} id="${slugOf(toString(node))}">${inside(node)}</h${node.depth}>`;
    case 'paragraph':
      return `<p>${inside(node)}</p>`;
    case 'text':
      return escapeHtml(node.value);
    case 'link':
      return `<a href="${node.url}">${inside(node)}</a>`;
    case 'list':
      return node.ordered ? `<ol>${inside(node)}</ol>` : `<ul>${inside(node)}</ul>`;
    case 'listItem':
      return `<li>${escapeHtml(toString(node))}</li>`;
    case 'code':
      return `<pre><code>${escapeHtml(node.value)}</code></pre>`;
    case 'table': {
      const [head, ...rows] = node.children.map((row, index) => {
        const tag = index === 0 ? 'th' : 'td';
        return `<tr>${row.children.map((cell) => `<${tag}>${inside(cell)}</${tag}>`).join('')}</tr>`;
      });
      return `<table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`;
    }
    default:
      throw new Error(`The corpus has a node of type ${node.type}, and the limit has no HTML for it.`);
  }
}

/** Writes Markdown as a person would write HTML: without classes and optional white space. */
export const toHtml = (markdown: string): string => htmlOf(parser.parse(markdown));
