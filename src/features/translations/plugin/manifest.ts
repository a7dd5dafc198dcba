import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Translation as LanguageFacts, translationsOf} from '../../../lib/languages';
import {languageName} from '../../../lib/locale';
import type {TranslationState} from '../../../lib/pluginData';
import {frontMatterOf} from '../../markdown/plugin';
import {hashOf, readStamp} from './sourceHash';

/** One text and its translation into one language. Paths are relative to the site, with slashes. */
export interface Translation {
  /** Language of the translation, as in Docusaurus's list: 'it'. */
  readonly language: string;
  readonly original: string;
  readonly translation: string;
  readonly state: TranslationState;
  /** True if the site may not be built with a stale translation: prices and legal texts. */
  readonly binding: boolean;
  /** True if the language must be complete. Binding texts must not be missing either. */
  readonly complete: boolean;
}

/** A folder of originals and the folder that mirrors it. */
interface Mirror {
  readonly originals: string;
  /** Below the folder of a language. */
  readonly translations: string;
  readonly extensions: readonly string[];
  /** Files whose translation must not be stale, or missing in a complete language. */
  readonly binding?: RegExp;
}

const mirrors: readonly Mirror[] = [
  {
    originals: 'docs',
    translations: 'docusaurus-plugin-content-docs/current',
    extensions: ['.md', '.mdx'],
  },
  {originals: 'blog', translations: 'docusaurus-plugin-content-blog', extensions: ['.md', '.mdx']},
  {
    originals: 'src/content',
    translations: 'content',
    extensions: ['.ts'],
    binding: /^(?:plan|pric|savings)/,
  },
  {originals: 'legal', translations: 'legal', extensions: ['.mdx'], binding: /./},
];

/** Frozen versions of the guides, as `docusaurus docs:version` lays them down. */
function versionMirrors(siteDir: string): Mirror[] {
  const folder = path.join(siteDir, 'versioned_docs');
  const versions = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.startsWith('version-'))
    : [];
  return versions.map((name) => ({
    originals: `versioned_docs/${name}`,
    translations: `docusaurus-plugin-content-docs/${name}`,
    extensions: ['.md', '.mdx'],
  }));
}

/** Files of a folder with one of the extensions, relative to it. What begins with an underscore is a part, not a text. */
function textsIn(folder: string, extensions: readonly string[]): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && extensions.includes(path.extname(entry.name)))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !/(?:^|\/)_/.test(file));
}

function stateOf(original: string, translation: string): TranslationState {
  if (!existsSync(translation)) {
    return 'missing';
  }
  if (!existsSync(original)) {
    return 'orphan';
  }
  const stamp = readStamp(translation, readFileSync(translation, 'utf8'));
  return stamp === hashOf(readFileSync(original, 'utf8')) ? 'current' : 'stale';
}

/** Every text with the state of its translation into a language. */
function manifestOf(siteDir: string, {language, words}: LanguageFacts): Translation[] {
  return [...mirrors, ...versionMirrors(siteDir)].flatMap(({originals, extensions, binding, ...mirror}) => {
    const translations = `i18n/${language}/${mirror.translations}`;
    const [from, to] = [path.join(siteDir, originals), path.join(siteDir, translations)];
    const files = new Set([...textsIn(from, extensions), ...textsIn(to, extensions)]);
    return [...files].sort().map((file) => ({
      language,
      original: `${originals}/${file}`,
      translation: `${translations}/${file}`,
      state: stateOf(path.join(from, file), path.join(to, file)),
      binding: binding?.test(file) ?? false,
      complete: words === 'complete',
    }));
  });
}

/** Returns the translation state of every text, by language, folder and name; empty if English is the only language. */
export const readManifest = (siteDir: string): Translation[] =>
  translationsOf(siteDir).flatMap((language) => manifestOf(siteDir, language));

/** True if the front matter of a file says `draft: true`. */
function isDraft(siteDir: string, file: string): boolean {
  const place = path.join(siteDir, file);
  return (
    /\.mdx?$/.test(file) && existsSync(place) && frontMatterOf(readFileSync(place, 'utf8')).draft === true
  );
}

/** Returns the manifest without drafts, which need translations only once they are published. */
export const withoutDrafts = (siteDir: string, manifest: readonly Translation[]): Translation[] =>
  manifest.filter(({original}) => !isDraft(siteDir, original));

/** English texts that are drafts, also on a site without translations. */
export const draftsOf = (siteDir: string): string[] =>
  [...mirrors, ...versionMirrors(siteDir)]
    .flatMap(({originals, extensions}) =>
      textsIn(path.join(siteDir, originals), extensions).map((file) => `${originals}/${file}`),
    )
    .filter((file) => isDraft(siteDir, file))
    .sort();

/** A path as somebody types it behind a command. */
const shellWord = (file: string) => (/\s/.test(file) ? `"${file}"` : file);

export interface Remark {
  /** The text, or the translation. */
  readonly file: string;
  /** Rest of the sentence that begins with the file. */
  readonly says: string;
}

export const sentenceOf = ({file, says}: Remark): string => `${file} ${says}`;

/** Returns the fault of a translation that stops a build; `undefined` if there is none. */
function problemOf({
  language,
  original,
  translation,
  state,
  binding,
  complete,
}: Translation): Remark | undefined {
  if (state === 'orphan') {
    return {
      file: translation,
      says: `translates ${original}, which is not there. Rename or delete it.`,
    };
  }
  if (state === 'stale' && binding) {
    return {
      file: translation,
      says: `is older than ${original}, and it states prices or terms. Bring it up to date, then run: npm run i18n:stamp ${shellWord(translation)}`,
    };
  }
  if (state === 'missing' && binding && complete) {
    return {
      file: original,
      says: `has no ${languageName(language, 'en')}, and it states prices or terms. Write ${translation}, then run: npm run i18n:stamp ${shellWord(translation)}`,
    };
  }
  return undefined;
}

/** Problems that stop a build. */
export function problems(manifest: readonly Translation[]): Remark[] {
  return manifest.flatMap((entry) => problemOf(entry) ?? []);
}

/** Remarks that stop no build. */
export function warnings(manifest: readonly Translation[]): Remark[] {
  return manifest
    .filter((entry) => !problemOf(entry))
    .flatMap(({language, original, translation, state}) => {
      switch (state) {
        case 'stale':
          return {
            file: translation,
            says: `is older than ${original}. See what changed: npm run i18n:diff ${shellWord(translation)}`,
          };
        case 'missing':
          return {
            file: original,
            says: `has no ${languageName(language, 'en')} yet: readers get the English text. It belongs into ${translation}`,
          };
        default:
          return [];
      }
    });
}

/** From how many on texts are counted and not named in the log of a build. */
const many = 4;

/** Returns warnings for the build's log: many texts with the same fault become one line with their number. */
export function briefWarnings(manifest: readonly Translation[]): string[] {
  const all = manifest.filter((entry) => !problemOf(entry));
  const brief = (texts: readonly Translation[], inBrief: string) =>
    texts.length < many
      ? warnings(texts).map(sentenceOf)
      : [`${texts.length} ${inBrief}. npm run i18n:status lists them.`];
  const stale = all.filter(({state}) => state === 'stale');
  return [
    ...brief(stale, 'translations are older than their English texts'),
    ...[...new Set(all.map(({language}) => language))].flatMap((language) =>
      brief(
        all.filter((entry) => entry.state === 'missing' && entry.language === language),
        `texts have no ${languageName(language, 'en')} yet: readers get the English ones`,
      ),
    ),
  ];
}
