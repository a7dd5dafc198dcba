import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {legalDocuments} from '../../../data/legal';
import {isDay} from '../../../lib/calendar';
import {languageList, languagesOf, translationsOf} from '../../../lib/languages';
import {withoutForbidden} from '../../../lib/escapeHtml';
import {sourceLanguage} from '../../../lib/locale';
import {englishReferences} from '../model/references';
import {
  legalFolders,
  listName,
  problemOf,
  type LegalFile,
  type LegalFolders,
  type LegalProblem,
  type LegalTexts,
  type VersionList,
} from '../model/model';
import {parseText} from '../model/parse';
import {resultOf} from '../../../rendering/results';

const day = z.string().refine(isDay, {error: 'is no day of the calendar; write it as 2026-12-31'});
const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/, {error: 'is written by npm run legal:publish; do not change it'});
const version = z.strictObject({
  date: day,
  noticed: day,
  sha256: z.looseObject({en: hash}).catchall(hash),
  sample: z.literal(true).optional(),
});
const listSchema = z.strictObject({terms: z.array(version), dpa: z.array(version)});

function readList(siteDir: string, file: string): {list: VersionList; problems: LegalProblem[]} {
  const none = {terms: [], dpa: []};
  const full = path.resolve(siteDir, file);
  if (!existsSync(full)) {
    return {list: none, problems: [problemOf(file, 'is not there: it lists the published versions.')]};
  }
  try {
    const {data, error} = listSchema.safeParse(JSON.parse(readFileSync(full, 'utf8')));
    const problems = (error?.issues ?? []).map(({path: place, message}) =>
      problemOf(file, `${place.join('.')}: ${message}`),
    );
    return {list: data ?? none, problems};
  } catch (error) {
    return {list: none, problems: [problemOf(file, `is no JSON: ${(error as Error).message}`)]};
  }
}

/** Lists the files of the texts, oldest version first. Ignores drafts, whose names begin with an underscore. */
function filesIn(siteDir: string, folders: LegalFolders): {files: LegalFile[]; problems: LegalProblem[]} {
  const files: LegalFile[] = [];
  const problems: LegalProblem[] = [];
  for (const [language, place] of Object.entries(folders)) {
    for (const document of legalDocuments) {
      const folder = path.resolve(siteDir, place, document);
      const names = existsSync(folder) ? readdirSync(folder).sort() : [];
      for (const name of names.filter((it) => !it.startsWith('_') && !it.startsWith('.'))) {
        const file = path.posix.join(place, document, name);
        const date = name.replace(/\.mdx$/, '');
        if (name.endsWith('.mdx') && isDay(date)) {
          files.push({document, date, language, file});
        } else {
          const message =
            'should be named after the day on which it takes effect, such as 2026-12-31.mdx; a draft begins with an underscore.';
          problems.push(problemOf(file, message));
        }
      }
    }
  }
  return {files, problems};
}

/**
 * Reads the list of versions and all texts.
 *
 * @param folders folders of the texts; default: those of the site
 */
export async function readTexts(
  siteDir: string,
  folders = legalFolders(languagesOf(siteDir)),
): Promise<LegalTexts> {
  const rules = new Map(translationsOf(siteDir).map((it) => [it.language, it.legalReferences]));
  const rulesOf = (language: string) =>
    language === sourceLanguage ? englishReferences : rules.get(language);
  const {list, problems: listProblems} = readList(siteDir, path.posix.join(folders.en, listName));
  const {files, problems: fileProblems} = filesIn(siteDir, folders);
  // Without rules, references in such a text would not become links.
  const ruleProblems = [...new Set(files.map(({language}) => language))]
    .filter((language) => !rulesOf(language))
    .map((language) =>
      problemOf(
        `i18n/${language}/locale.json`,
        `lacks "legalReferences": how the legal texts in ${folders[language]} name articles and sections, as in i18n/it/locale.json.`,
      ),
    );
  const parsed = files.map((file) => {
    const source = withoutForbidden(readFileSync(path.resolve(siteDir, file.file), 'utf8'));
    const rules = rulesOf(file.language);
    const subject = ['legal text', source, JSON.stringify({file, rules})];
    return {...file, ...resultOf(subject, () => parseText(file, source, rules))};
  });
  return {
    folders,
    required: languageList(siteDir).complete,
    list,
    texts: parsed.map(({problems: _, ...text}) => text),
    problems: [
      ...listProblems,
      ...fileProblems,
      ...ruleProblems,
      ...parsed.flatMap(({problems}) => problems),
    ],
  };
}
