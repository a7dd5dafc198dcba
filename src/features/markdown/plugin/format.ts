import path from 'node:path';
import {visit} from 'unist-util-visit';
import {resultOf} from '../../../rendering/results';
import {frontMatterOf} from './front-matter/readFrontMatter';
import {blocksOf, type Format} from './blocks';

const names = String.raw`(?:\w+|\*\s+as\s+\w+|\{[^}]*\})`;

/** Statements of a module, at the beginning of a line. */
const statements = new RegExp(
  [
    String.raw`^import\s+(?:${names}(?:\s*,\s*${names})?\s+from\s+)?['"][^'"\n]+['"]`,
    String.raw`^export\s+(?:(?:const|let|var)\s+\w+\s*=|(?:default\s+)?(?:async\s+)?(?:function|class)\b|default\s+\(|\{|\*)`,
  ].join('|'),
  'm',
);

/** Elements that are no HTML, and complete: `<Name … />`, or `<Name>` with its `</Name>`. `List<String>` is neither. */
const components = /<[A-Z][\w.]*(?:\s(?:[^<>]|=>)*)?\/>|<([A-Z][\w.]*)[\s>][\s\S]*?<\/\1\s*>/;

/** Nodes without components. */
const aside = ['yaml', 'code', 'inlineCode', 'math', 'inlineMath', 'comment'];

/** The words of a text outside of front matter, code, formulas and comments. */
function wordsOf(source: string): string {
  const parts: string[] = [];
  let at = 0;
  visit(blocksOf(source, 'mdx'), aside, ({position}) => {
    parts.push(source.slice(at, position?.start.offset));
    at = position?.end.offset ?? at;
  });
  return [...parts, source.slice(at)].join('');
}

/**
 * True if a `.md` file is MDX, as in Docusaurus: it imports, exports or uses a component. The grammar is not decided
 * yet, so these are the only two patterns over an entire text.
 */
export function usesComponents(source: string): boolean {
  const isIn = (text: string) => statements.test(text) || components.test(text);
  return isIn(source) && resultOf(['components', source], () => isIn(wordsOf(source)));
}

/** Front matter that sets the format. */
interface Described {
  readonly mdx?: unknown;
}

/** Returns the format of a text: from its front matter, else from its name and content. */
export function formatOf(file: string, source: string): Format {
  const {format} = ((frontMatterOf(source) as Described).mdx ?? {}) as {format?: unknown};
  return format === 'md' || format === 'mdx'
    ? format
    : path.extname(file) !== '.md' || usesComponents(source)
      ? 'mdx'
      : 'md';
}

/**
 * Adds `mdx.format: 'mdx'` to the front matter of a `.md` file with components, unless it sets a format. The field is
 * not enumerable, so that no page exports it, and Docusaurus accepts it in partials, which may not have front matter.
 */
export function withFormat<T extends Described>(file: string, source: string, frontMatter: T): T {
  const {format, ...rest} = (frontMatter.mdx ?? {}) as {format?: unknown};
  return path.extname(file) === '.md' && format === undefined && usesComponents(source)
    ? Object.defineProperty({...frontMatter}, 'mdx', {value: {...rest, format: 'mdx'}, enumerable: false})
    : frontMatter;
}
