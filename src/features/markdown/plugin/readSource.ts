import path from 'node:path';
import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {type Preset, unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {remarkFormulaSyntax} from '../../formulas/plugin';
import {formatOf} from './format';
import {htmlComments} from './htmlComments';
import {plainDirectives} from './plainDirectives';
import {preprocess} from './preprocess';

/** The syntax of pages, in the order in which Docusaurus's compiler adds it (`docusaurus.config.ts`). */
const syntax: Preset = {
  plugins: [htmlComments, remarkFormulaSyntax, remarkFrontmatter, remarkDirective, remarkGfm],
};

const parsers = {
  md: unified().use(remarkParse).use(syntax).freeze(),
  mdx: unified().use(remarkParse).use(remarkMdx).use(syntax).freeze(),
};

/** Last content of each file and its tree. */
const known = new Map<string, {readonly source: string; readonly tree: Root}>();

function parse(file: string, source: string): Root {
  const text = new VFile({path: file, value: preprocess({filePath: file, fileContent: source})});
  const read = (format: keyof typeof parsers) => {
    const tree = parsers[format].parse(text);
    plainDirectives()(tree, text);
    return tree;
  };
  try {
    return read(formatOf(file, source));
  } catch {
    // The compiler reports the fault. The words can still be read.
    return read('md');
  }
}

/**
 * Parses a text like its page: with the same format, syntax and preparation, but without heading anchors. All messages
 * for writers come from this tree, with the file's lines. It must not be changed.
 *
 * @param file path of the text; its extension decides the format
 */
export function readSource(file: string, source: string): Root {
  const place = path.resolve(file);
  const before = known.get(place);
  if (before?.source === source) {
    return before.tree;
  }
  const tree = parse(file, source);
  visit(tree, 'heading', ({children}) => {
    const last = children.at(-1);
    if (last?.type === 'text') {
      last.value = parseMarkdownHeadingId(last.value).text;
    }
  });
  known.set(place, {source, tree});
  return tree;
}
