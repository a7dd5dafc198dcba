/** Prints what a reader sees of the Markdown on its input: the text of its nodes, without diagrams, which are code there. */
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {mathFromMarkdown} from 'mdast-util-math';
import {gfm} from 'micromark-extension-gfm';
import {math} from 'micromark-extension-math';
import {text} from 'node:stream/consumers';

const tree = fromMarkdown(await text(process.stdin), {
  extensions: [gfm(), math()],
  mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
});

/** @returns {string} */
const textOf = (node) =>
  node.type === 'html' || node.lang === 'mermaid'
    ? ''
    : 'children' in node
      ? node.children.map(textOf).join(' ')
      : `${node.alt ?? node.value ?? ''}`;

process.stdout.write(textOf(tree));
