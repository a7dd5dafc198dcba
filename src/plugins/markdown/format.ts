import path from 'node:path';
import {visit} from 'unist-util-visit';
import {frontMatterOf} from '../front-matter/readFrontMatter';
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

/** Nodes that hold no components. */
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
 * True if a text is MDX though its file is called `.md`, as Docusaurus's writers do: it imports or exports something, or
 * uses a component. The grammar is still open here, so that these two are the only patterns over a text.
 *
 * @param source the whole file
 */
export function usesComponents(source: string): boolean {
  const isIn = (text: string) => statements.test(text) || components.test(text);
  return isIn(source) && isIn(wordsOf(source));
}

/** The part of the front matter that says how a text is read. */
interface Described {
  readonly mdx?: unknown;
}

/** Returns how a text is read: as its front matter says, else by its name and its words. */
export function formatOf(file: string, source: string): Format {
  const {format} = ((frontMatterOf(source) as Described).mdx ?? {}) as {format?: unknown};
  return format === 'md' || format === 'mdx'
    ? format
    : path.extname(file) !== '.md' || usesComponents(source)
      ? 'mdx'
      : 'md';
}

/**
 * Says in the front matter of a `.md` file that it is MDX where it uses components and does not say itself what it is
 * (`mdx: {format: md}`). The field is not enumerable: nobody wrote it, so that no page exports it, and Docusaurus does not
 * take it for front matter where there should be none, in a part that other texts import.
 */
export function withFormat<T extends Described>(file: string, source: string, frontMatter: T): T {
  const {format, ...rest} = (frontMatter.mdx ?? {}) as {format?: unknown};
  return path.extname(file) === '.md' && format === undefined && usesComponents(source)
    ? Object.defineProperty({...frontMatter}, 'mdx', {value: {...rest, format: 'mdx'}, enumerable: false})
    : frontMatter;
}
