import path from 'node:path';
import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Node, Root, Text} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {type Data, type Preset, type Processor, unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {remarkFormulaSyntax} from '../../formulas/plugin';
import {changedInside} from '../../../rendering/reliance';
import type {Format} from './blocks';
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

/** A tree of a text, the format in which it was read, and the prepared text. */
interface Parsed {
  readonly format: Format;
  readonly text: string;
  readonly tree: Root;
}

/** Last content of each file and its tree, until the compiler takes it. */
const known = new Map<string, Parsed & {readonly source: string}>();

function parse(file: string, source: string): Parsed {
  const text = preprocess({filePath: file, fileContent: source});
  const read = (format: Format): Parsed => {
    const place = new VFile({path: file, value: text});
    const tree = parsers[format].parse(place);
    plainDirectives()(tree, place);
    return {format, text, tree};
  };
  try {
    return read(formatOf(file, source));
  } catch {
    // The compiler reports the fault. The words can still be read.
    return read('md');
  }
}

/** Last words of headings as they were written: with an anchor. */
const written = new WeakMap<Node, string>();

/** Returns the last words of each heading of a tree. */
function endsOfHeadings(tree: Root): Text[] {
  const ends: Text[] = [];
  visit(tree, 'heading', ({children}) => {
    const last = children.at(-1);
    if (last?.type === 'text') {
      ends.push(last);
    }
  });
  return ends;
}

/** Number of syntax extensions of a parser. */
const extensionsOf = (processor: {data(): Data}) => (processor.data().micromarkExtensions ?? []).length;

/**
 * Remark plugin, before all others: gives the compiler the tree that `readSource` has parsed from the same text. The
 * tree is forgotten, because the compiler changes it, and trees of all texts would take much memory.
 *
 * @throws Error if the compiler reads a text with other syntax
 */
export function parsedOnce(this: Processor): void {
  const {parser} = this;
  // MDX extends the parser first, before any plugin.
  const format = this.data('micromarkExtensions') ? 'mdx' : 'md';
  this.parser = (text, file) => {
    const place = path.resolve(file.path);
    const before = known.get(place);
    known.delete(place);
    if (before?.format !== format || before.text !== text) {
      return parser!(text, file);
    }
    if (extensionsOf(this) !== extensionsOf(parsers[format])) {
      throw changedInside('The compiler of texts has other syntax than the messages for writers');
    }
    for (const end of endsOfHeadings(before.tree)) {
      end.value = written.get(end)!;
    }
    return before.tree;
  };
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
  const parsed = parse(file, source);
  for (const end of endsOfHeadings(parsed.tree)) {
    written.set(end, end.value);
    end.value = parseMarkdownHeadingId(end.value).text;
  }
  known.set(place, {...parsed, source});
  return parsed.tree;
}
