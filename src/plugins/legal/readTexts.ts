import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {legalDocuments} from '../../data/legal';
import {isDay} from '../../lib/legal/calendar';
import {
  legalFolders,
  listName,
  type LegalFile,
  type LegalFolders,
  type LegalProblem,
  type LegalTexts,
  type VersionList,
} from '../../lib/legal/model';
import {parseText} from '../../lib/legal/parse';

const day = z.string().refine(isDay, {error: 'is no day of the calendar; write it as 2026-12-31'});
const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/, {error: 'is written by npm run legal:publish; do not change it'});
const version = z.strictObject({date: day, noticed: day, sha256: z.strictObject({en: hash, it: hash})});
const listSchema = z.strictObject({terms: z.array(version), dpa: z.array(version)});

function readList(siteDir: string, file: string): {list: VersionList; problems: LegalProblem[]} {
  const none = {terms: [], dpa: []};
  const full = path.resolve(siteDir, file);
  if (!existsSync(full)) {
    return {
      list: none,
      problems: [{file, line: 1, message: 'is not there: it lists the published versions.'}],
    };
  }
  try {
    const {data, error} = listSchema.safeParse(JSON.parse(readFileSync(full, 'utf8')));
    const problems = (error?.issues ?? []).map(({path: place, message}) => ({
      file,
      line: 1,
      message: `${place.join('.')}: ${message}`,
    }));
    return {list: data ?? none, problems};
  } catch (error) {
    return {list: none, problems: [{file, line: 1, message: `is no JSON: ${(error as Error).message}`}]};
  }
}

/** Files of the texts, oldest version first. Drafts, whose names begin with an underscore, are left out. */
function filesIn(siteDir: string, folders: LegalFolders): {files: LegalFile[]; problems: LegalProblem[]} {
  const files: LegalFile[] = [];
  const problems: LegalProblem[] = [];
  for (const language of ['en', 'it'] as const) {
    for (const document of legalDocuments) {
      const folder = path.resolve(siteDir, folders[language], document);
      const names = existsSync(folder) ? readdirSync(folder).sort() : [];
      for (const name of names.filter((it) => !it.startsWith('_') && !it.startsWith('.'))) {
        const file = path.posix.join(folders[language], document, name);
        const date = name.replace(/\.mdx$/, '');
        if (name.endsWith('.mdx') && isDay(date)) {
          files.push({document, date, language, file});
        } else {
          problems.push({
            file,
            line: 1,
            message: `should be named after the day on which it takes effect, such as 2026-12-31.mdx; a draft begins with an underscore.`,
          });
        }
      }
    }
  }
  return {files, problems};
}

/**
 * Reads the list of versions and all texts.
 *
 * @param siteDir folder of the site
 */
export async function readTexts(siteDir: string, folders = legalFolders): Promise<LegalTexts> {
  const {list, problems: listProblems} = readList(siteDir, path.posix.join(folders.en, listName));
  const {files, problems: fileProblems} = filesIn(siteDir, folders);
  const parsed = await Promise.all(
    files.map(async (file) => ({
      ...file,
      ...(await parseText(file, readFileSync(path.resolve(siteDir, file.file), 'utf8'))),
    })),
  );
  return {
    folders,
    list,
    texts: parsed.map(({problems: _, ...text}) => text),
    problems: [...listProblems, ...fileProblems, ...parsed.flatMap(({problems}) => problems)],
  };
}
