import path from 'node:path';
import {admonitionTitleToDirectiveLabel} from '@docusaurus/utils';
import {visit} from 'unist-util-visit';
import {withoutForbidden} from '../../../lib/escapeHtml';
import {resultOf} from '../../../rendering/results';
import {blocksOf} from './blocks';
import {formatOf} from './format';

/** Names of admonitions that Docusaurus knows. */
const keywords = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary'];

const withLabels = (text: string) => admonitionTitleToDirectiveLabel(text, keywords);

/** MDX takes `{#id}` for an expression, and `__` in it would be bold. */
const withEscapedAnchor = (heading: string) =>
  heading.replace(/\\?\{#[^{}\n]*\}$/, (anchor) => anchor.replace(/(?<!\\)(?:^\{|[_*~`])/g, '\\$&'));

function prepared(filePath: string, fileContent: string): string {
  // The parser counts places without a byte order mark.
  const source = withoutForbidden(fileContent).replace(/^\uFEFF/, '');
  if (!/\{#|:::/.test(source)) {
    return source;
  }
  const format = formatOf(filePath, source);
  return resultOf(['prepared', format, source], () => {
    const parts: string[] = [];
    let at = 0;
    visit(blocksOf(source, format), ['yaml', 'code', 'heading'], (node) => {
      const isHeading = node.type === 'heading' && node.children.length > 0;
      const [first, last] = isHeading ? [node.children[0], node.children.at(-1)] : [node, node];
      const [start, end] = [first?.position?.start.offset ?? at, last?.position?.end.offset ?? at];
      const own = source.slice(start, end);
      parts.push(withLabels(source.slice(at, start)), isHeading ? withEscapedAnchor(own) : own);
      at = end;
    });
    return [...parts, withLabels(source.slice(at))].join('');
  });
}

/** Last content of each file and the text made of it: both builds read each file, for each language. */
const known = new Map<string, {readonly fileContent: string; readonly text: string}>();

/**
 * Prepares a text for the compiler, as Docusaurus does for older texts (`mdx1Compat`): anchors as `## Title {#anchor}`, and
 * titles as `:::note Title`. Unlike Docusaurus, leaves code as written and reads indented headings too. Removes characters
 * that no page may hold.
 */
export function preprocess({filePath, fileContent}: {filePath: string; fileContent: string}): string {
  const place = path.resolve(filePath);
  const before = known.get(place);
  const text = before?.fileContent === fileContent ? before.text : prepared(filePath, fileContent);
  known.set(place, {fileContent, text});
  return text;
}
