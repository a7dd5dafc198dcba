import path from 'node:path';

/** What stands in a text and is not read as Markdown: front matter, blocks of code, comments, code in a line. */
const unread = [
  /^---\r?\n[\s\S]*?^---[ \t]*$/m,
  /^[ \t>*+-]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\1[`~]*[ \t]*$|(?![\s\S]))/gm,
  /<!--[\s\S]*?-->/g,
  /(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?[^`]\1(?!`)/g,
];

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

/**
 * Whether a text is MDX though its file is called `.md`, as Docusaurus's writers do: it imports or exports something, or
 * uses a component. What stands in code does not count.
 *
 * @param source the whole file
 */
export function usesComponents(source: string): boolean {
  const read = unread.reduce((text, pattern) => text.replace(pattern, ''), source);
  return statements.test(read) || components.test(read);
}

/** The part of the front matter that says how a text is read. */
interface Described {
  readonly mdx?: unknown;
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
