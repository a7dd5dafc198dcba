/** Reading of what writers say about a block of code: Docusaurus's own functions for it are not public. */

/** A comment that marks lines, as `themeConfig.prism.magicComments` lists them. */
export interface MagicComment {
  /** Class of the lines that it marks. */
  readonly className: string;
  /** Marks the next line. */
  readonly line?: string;
  /** Mark what stands between them. */
  readonly block?: {readonly start: string; readonly end: string};
}

/** A block of code as it is shown. */
export interface ReadCode {
  /** Without comments that mark lines, and without its last line break. */
  readonly code: string;
  /** Classes of marked lines, by their number from 0. */
  readonly marks: ReadonlyMap<number, readonly string[]>;
}

/** Words that Markdown writes behind the language of a block: ```` ```js title="app.js" {1,4-6} showLineNumbers=5 ````. */
export interface Meta {
  readonly title?: string;
  /** Numbers of lines from 1, where lines are marked so. */
  readonly lines?: readonly number[];
  /** Number of the first line, where lines are numbered. */
  readonly firstNumber?: number;
  /** Date of day 0 of the plan whose days a letter names, ISO 8601: `day0=2026-05-04`. */
  readonly day0?: string;
  /** Names of numbers in a letter that follow the reader's, by the number: `list=325` is `{325: 'list'}`. */
  readonly numbers?: Readonly<Record<string, string>>;
}

/** '1,4-6' as numbers; what is no number is left out. */
function numbersIn(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = NaN, last = first] = part.split('-').map(Number);
    return first > 0 && last >= first
      ? Array.from({length: last - first + 1}, (_, more) => first + more)
      : [];
  });
}

/** Reads what stands behind the language of a block. */
export function readMeta(meta = ''): Meta {
  const [, , title] = /\btitle=(["'])(.*?)\1/.exec(meta) ?? [];
  const words = meta.replace(/\btitle=(["']).*?\1/, '');
  const [, range] = /\{([\d,\s-]+)\}/.exec(words) ?? [];
  const [numbered, , first = '1'] = /(?:^|\s)showLineNumbers(=(\d+))?(?=\s|\{|$)/.exec(words) ?? [];
  const numbers = [...words.matchAll(/(?<=^|\s)(?!day0=|showLineNumbers=)(\w+)=(\d[\d.,]*)(?=\s|$)/g)];
  const [, day0] = /(?:^|\s)day0=(\d{4}-\d\d-\d\d)(?=\s|$)/.exec(words) ?? [];
  return {
    ...(title && {title}),
    ...(range && {lines: numbersIn(range)}),
    ...(numbered !== undefined && {firstNumber: Number(first)}),
    ...(day0 && {day0}),
    ...(numbers.length > 0 && {numbers: Object.fromEntries(numbers.map(([, name, value]) => [value, name]))}),
  };
}

/** How comments begin and end, and the languages that write them so: what is no comment there is code. */
const commentSigns = {
  slashes: ['//', ''],
  block: [String.raw`/\*`, String.raw`\*/`],
  braces: [String.raw`\{\s*/\*`, String.raw`\*/\s*\}`],
  hash: ['#', ''],
  html: ['<!--', '-->'],
  dashes: ['--', ''],
  semicolons: [';;', ''],
  percent: ['%', ''],
  quote: ["(?:_\\s*)?['‘’]", ''],
  rem: [String.raw`rem\b`, ''],
  exclamation: ['!', ''],
  parentheses: [String.raw`\(\*`, String.raw`\*\)`],
  asterisk: [String.raw`\*>`, ''],
} as const;
type CommentSign = keyof typeof commentSigns;

/** As Docusaurus has them (`getAllMagicCommentDirectiveStyles` of its theme). */
const signsOfLanguages: readonly (readonly [languages: string, signs: readonly CommentSign[]])[] = [
  ['js javascript ts typescript', ['slashes', 'block']],
  ['jsx tsx', ['slashes', 'block', 'braces']],
  ['html', ['slashes', 'block', 'html']],
  ['python py bash', ['hash']],
  ['markdown md', ['html', 'braces', 'hash']],
  ['tex latex matlab', ['percent']],
  ['lua haskell', ['dashes']],
  ['sql', ['dashes', 'block']],
  ['wasm', ['semicolons']],
  ['vb vba visual-basic vbnet', ['quote', 'rem']],
  ['batch', ['rem']],
  ['basic', ['rem', 'exclamation']],
  ['fsharp', ['slashes', 'parentheses']],
  ['ocaml sml', ['parentheses']],
  ['fortran', ['exclamation']],
  ['cobol', ['asterisk']],
];
const signsOfOthers: readonly CommentSign[] = ['slashes', 'block', 'braces', 'hash', 'html'];

/** A line that is a comment of one word, in the signs of a language. */
function commentIn(language: string): RegExp {
  const [, signs = signsOfOthers] =
    signsOfLanguages.find(([languages]) => languages.split(' ').includes(language)) ?? [];
  const forms = signs.map((sign) => commentSigns[sign].join(String.raw`\s*([\w-]+)\s*`));
  return new RegExp(String.raw`^\s*(?:${forms.join('|')})\s*$`, 'i');
}

/**
 * Finds the marked lines of a block. As in Docusaurus, numbers behind the language win: comments stay in the code then.
 *
 * @param source as the writer wrote it
 * @param language in small letters
 * @param lines numbers of marked lines from 1, where they are given; they get the class of the first comment
 */
export function readLines(
  source: string,
  comments: readonly MagicComment[],
  language: string,
  lines?: readonly number[],
): ReadCode {
  const code = source.replace(/\r?\n$/, '');
  if (lines) {
    const className = comments[0]?.className ?? '';
    return {code, marks: new Map(lines.map((line) => [line - 1, [className]]))};
  }
  const marks = new Map<number, string[]>();
  const kept: string[] = [];
  const open = new Set<MagicComment>();
  let next: MagicComment[] = [];
  const comment = commentIn(language);
  for (const line of code.split(/\r?\n/)) {
    const word = comment.exec(line)?.slice(1).find(Boolean);
    const single = comments.find((it) => it.line !== undefined && it.line === word);
    const start = comments.find((it) => it.block && it.block.start === word);
    const end = comments.find((it) => it.block && it.block.end === word);
    if (single) {
      next.push(single);
    } else if (start) {
      open.add(start);
    } else if (end) {
      open.delete(end);
    } else {
      const classes = [...new Set([...open, ...next].map(({className}) => className))];
      if (classes.length > 0) {
        marks.set(kept.length, classes);
      }
      kept.push(line);
      next = [];
    }
  }
  return {code: kept.join('\n'), marks};
}
