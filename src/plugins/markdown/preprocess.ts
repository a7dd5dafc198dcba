import path from 'node:path';
import {admonitionTitleToDirectiveLabel} from '@docusaurus/utils';
import {visit} from 'unist-util-visit';
import {withoutForbidden} from '../../lib/escapeHtml';
import {blocksOf} from './blocks';
import {formatOf} from './format';

/** Names of admonitions that Docusaurus knows. */
const keywords = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary'];

const withLabels = (text: string) => admonitionTitleToDirectiveLabel(text, keywords);

/** MDX takes `{#id}` for an expression, and `__` in it would be bold. */
const withEscapedAnchor = (heading: string) =>
  heading.replace(/\\?\{#[^{}\n]*\}$/, (anchor) => anchor.replace(/(?<!\\)(?:^\{|[_*~`])/g, '\\$&'));

function prepared(filePath: string, fileContent: string): string {
  const source = withoutForbidden(fileContent);
  if (!/\{#|:::/.test(source)) {
    return source;
  }
  const parts: string[] = [];
  let at = 0;
  visit(blocksOf(source, formatOf(filePath, source)), ['yaml', 'code', 'heading'], (node) => {
    const isHeading = node.type === 'heading' && node.children.length > 0;
    const [first, last] = isHeading ? [node.children[0], node.children.at(-1)] : [node, node];
    const [start, end] = [first?.position?.start.offset ?? at, last?.position?.end.offset ?? at];
    const own = source.slice(start, end);
    parts.push(withLabels(source.slice(at, start)), isHeading ? withEscapedAnchor(own) : own);
    at = end;
  });
  return [...parts, withLabels(source.slice(at))].join('');
}

/** What each file held and became: both builds read it, for each language. */
const known = new Map<string, {readonly fileContent: string; readonly text: string}>();

/**
 * What Docusaurus still reads of older texts (`mdx1Compat`), without the blocks of code in which it would change what
 * readers see, and where headings are indented too: anchors as `## Title {#anchor}`, and titles as `:::note Title`. Leaves out what no page
 * may hold.
 */
export function preprocess({filePath, fileContent}: {filePath: string; fileContent: string}): string {
  const place = path.resolve(filePath);
  const before = known.get(place);
  const text = before?.fileContent === fileContent ? before.text : prepared(filePath, fileContent);
  known.set(place, {fileContent, text});
  return text;
}
