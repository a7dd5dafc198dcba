import {createRequire} from 'node:module';
import path from 'node:path';
import {Prism} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';
import {resultOf} from '../../../rendering/results';
import {readSource} from './readSource';

/** Languages without highlighting: drawings, formulas, MDX that Docusaurus unwraps, plain text and letters. */
const others = ['mermaid', 'math', 'mdx-code-block', 'none', 'text', 'letter', 'mdx'];

/** Prism's own list of its languages, with their other names. */
const {resolve} = createRequire(import.meta.url);
const {languages: all} = createRequire(resolve('@docusaurus/theme-classic/package.json'))(
  'prismjs/components.json',
) as {languages: Record<string, {alias?: string | string[]}>};

const aliasesOf = (name: string) => [name, ...[all[name]?.alias ?? []].flat()];

/** A language without highlighting, and its uses. */
interface Uses {
  /** As Prism calls it, where Prism has it: 'gn' for 'gni'. */
  readonly toAdd?: string;
  /** Places as editors open them: 'docs/guides/a.md:12'. */
  readonly places: string[];
}

/** Returns language and line of the blocks of code that name a language. */
const blocksIn = (file: string, source: string) =>
  resultOf(['languages', path.extname(file), source], () => {
    const blocks: {language: string; line: number | undefined}[] = [];
    visit(readSource(file, source), 'code', ({lang, position}) => {
      // Lines to mark may follow at once: 'js{1,3}'.
      const language = lang?.replace(/\{.*/, '').toLowerCase();
      if (language) {
        blocks.push({language, line: position?.start.line});
      }
    });
    return blocks;
  });

/**
 * Returns the code blocks' languages without highlighting that nobody has added, by their name in texts.
 *
 * @param added `themeConfig.prism.additionalLanguages`
 */
export function plainLanguages(
  texts: ReadonlyMap<string, string>,
  added: readonly string[],
): ReadonlyMap<string, Uses> {
  const known = new Set([...Object.keys(Prism.languages), ...added.flatMap(aliasesOf), ...others]);
  const found = new Map<string, Uses>();
  // A text without fences need not be read.
  for (const [file, source] of [...texts].filter(([, text]) => /`{3}|~{3}/.test(text))) {
    for (const {language, line} of blocksIn(file, source)) {
      if (!known.has(language)) {
        const toAdd = Object.keys(all).find((it) => aliasesOf(it).includes(language));
        const uses = found.get(language) ?? {toAdd, places: []};
        uses.places.push(`${file}:${line}`);
        found.set(language, uses);
      }
    }
  }
  return found;
}

/** Returns one sentence on all languages without colours; `undefined` if there are none. */
export function plainSentence(found: ReturnType<typeof plainLanguages>): string | undefined {
  const describe = ([name, {places}]: [string, Uses]) =>
    `${name} (${places[0]}${places.length > 1 ? ` and ${places.length - 1} more` : ''})`;
  const listOf = (items: readonly string[]) => new Intl.ListFormat('en').format(items);
  const known = new Set([...found.values()].flatMap(({toAdd}) => toAdd ?? []));
  const unknown = [...found].filter(([, {toAdd}]) => !toAdd).map(([name]) => name);
  const advice = [
    ...(known.size > 0
      ? [
          `add ${listOf([...known].map((it) => `'${it}'`))} to prism.additionalLanguages in docusaurus.config.ts`,
        ]
      : []),
    ...(unknown.length > 0
      ? [
          `${listOf(unknown)} ${unknown.length > 1 ? 'are' : 'is'} unknown to Prism: write another name, or text`,
        ]
      : []),
  ];
  return found.size === 0
    ? undefined
    : `Blocks of code without colours, in languages that nobody has added: ${[...found].map(describe).join(', ')}; ${advice.join('; ')}.`;
}
