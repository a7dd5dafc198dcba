import {existsSync, readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {translationsOf} from '../../lib/languages';
import {readManifest, type Translation, untranslated} from '../translations/manifest';

export const kinds = {
  guide: 'Guides',
  article: 'Articles',
  words: 'Page words',
  legal: 'Legal texts',
} as const;
export type Kind = keyof typeof kinds;

export const languages = ['original', 'translation'] as const;

/** What one of the two files of a text holds. */
export interface Version {
  readonly title: string;
  readonly words: number;
}

/** A text and one of its translations, as the desk shows them; without a translation on a site in English alone. */
export interface DeskText extends Translation {
  /** File that stands for it in addresses: of a text with several translations, the translation. */
  readonly name: string;
  readonly kind: Kind;
  readonly title: string;
  readonly draft: boolean;
  readonly unlisted: boolean;
  /** What is there of the two. */
  readonly versions: Partial<Record<(typeof languages)[number], Version>>;
}

const head = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** Front matter as far as it can be read: what is wrong with it is said by `check:content`. */
function frontMatterOf(text: string): Record<string, unknown> {
  try {
    return (parse(head.exec(text)?.[1] ?? '') as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}

/** Words that are read: of Markdown without its front matter, code and addresses, of page words the texts between quotes. */
export function countWords(file: string, text: string): number {
  const read = file.endsWith('.ts')
    ? (text.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [])
        .filter((words) => /\s/.test(words))
        .join('\n')
    : text
        .replace(head, '')
        .replaceAll(/^\s*(`{3,}|~{3,})[\s\S]*?^\s*\1/gm, '')
        .replaceAll(
          /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|^(?:import|export) .*$|\]\([^)]*\)|\{#[^}]*\}|<[^>]*>/gm,
          ' ',
        );
  return read.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

const kindOf = (original: string): Kind =>
  original.startsWith('docs/')
    ? 'guide'
    : original.startsWith('blog/')
      ? 'article'
      : original.startsWith('legal/')
        ? 'legal'
        : 'words';

/** Whether a file of the site, if it is there, really lies in it: it may be a link, and so may a folder above it. */
export function isInside(siteDir: string, file: string): boolean {
  const full = path.join(siteDir, file);
  return !existsSync(full) || realpathSync(full).startsWith(`${realpathSync(siteDir)}${path.sep}`);
}

function read(siteDir: string, file: string) {
  const full = path.join(siteDir, file);
  if (!existsSync(full) || !isInside(siteDir, file)) {
    return undefined;
  }
  const text = readFileSync(full, 'utf8');
  const frontMatter = file.endsWith('.ts') ? {} : frontMatterOf(text);
  // A title may be anything that YAML knows; what is no text is said by `check:content`.
  const given = typeof frontMatter.title === 'object' ? undefined : frontMatter.title;
  const title = given ?? /^# (.*)$/m.exec(text)?.[1] ?? path.parse(file).name;
  return {frontMatter, version: {title: String(title), words: countWords(file, text)}};
}

/** Every text of the site as it stands now, for each language besides English. */
export function readTexts(siteDir: string): DeskText[] {
  const several = translationsOf(siteDir).length > 1;
  return [...readManifest(siteDir), ...untranslated(siteDir)].map((entry) => {
    const [original, translation] = languages.map((language) =>
      entry[language] ? read(siteDir, entry[language]) : undefined,
    );
    const {frontMatter = {}, version} = original ?? translation ?? {};
    return {
      ...entry,
      name: several ? entry.translation : entry.original,
      kind: kindOf(entry.original),
      title: version?.title ?? entry.original,
      draft: frontMatter.draft === true,
      unlisted: frontMatter.unlisted === true,
      versions: {original: original?.version, translation: translation?.version},
    };
  });
}
