import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {legalDocuments, type LegalDocumentId} from '../../../data/legal';
import {isDay} from '../../../lib/calendar';
import {legalProblems, lockOf, sayProblem, textProblems} from '../model/check';
import {listName, type VersionList} from '../model/model';
import {readTexts} from './readTexts';

const usage =
  'Usage: npm run legal:publish -- terms|dpa DATE NOTICE-DAY, with days as 2026-12-31: the day on which the version takes effect, and the day on which partners are told.';

async function publish(
  siteDir: string,
  document: LegalDocumentId,
  date: string,
  noticed: string,
): Promise<string> {
  const all = await readTexts(siteDir);
  const listFile = path.posix.join(all.folders.en, listName);
  // Otherwise earlier versions would be lost.
  const unreadable = all.problems.filter((it) => it.file === listFile);
  if (unreadable.length > 0) {
    throw new Error(unreadable.map(sayProblem).join('\n'));
  }
  const own = all.texts.filter((it) => it.document === document && it.date === date);
  const wanted = Object.keys(all.folders).filter(
    (language) => all.required.includes(language) || own.some((text) => text.language === language),
  );
  const missing = wanted.filter((language) => !own.some((text) => text.language === language));
  if (missing.length > 0) {
    const files = wanted.map((language) => `${all.folders[language]}/${document}/${date}.mdx`);
    throw new Error(
      `There must be ${files.length === 1 ? 'a file' : `${files.length === 2 ? 'two' : files.length} files`}: ${files.join(' and ')}`,
    );
  }
  const published = all.list[document].find((it) => it.date === date);
  const added = own.filter(({language}) => published?.sha256[language] === undefined);
  if (published && added.length === 0) {
    throw new Error(
      `${document} ${date} is published already and stays as it is. A correction of the English text is a new version. A correction of a translation without prevailsFor, which does not bind: take this version off legal/versions.json, publish it again, and let the review see that nothing but the hash of the translation changed.`,
    );
  }
  const sha256 = Object.fromEntries(
    (published ? added : own).map((text) => [text.language, lockOf(text)] as const),
  ) as VersionList['terms'][number]['sha256'];
  // A late translation is added; the published version stays.
  const version = published
    ? {...published, sha256: {...sha256, ...published.sha256}}
    : {date, noticed, sha256};
  const list: VersionList = {
    ...all.list,
    [document]: [...all.list[document].filter((it) => it !== published), version].sort((a, b) =>
      a.date.localeCompare(b.date),
    ),
  };
  // Problems of other texts do not matter here.
  const problems = [
    ...all.problems,
    ...textProblems(all),
    ...legalProblems({...all, list, problems: []}),
  ].filter(
    ({file, message}) => own.some((text) => text.file === file) || message.startsWith(`${document} ${date}`),
  );
  if (problems.length > 0) {
    throw new Error([...new Set(problems.map(sayProblem))].join('\n'));
  }
  writeFileSync(path.join(siteDir, listFile), `${JSON.stringify(list, null, 2)}\n`);
  return `${document} ${date} is published: ${listFile} has its hash. Commit it with the texts.`;
}

/**
 * Adds a new version to the list, or a translation to a published one.
 *
 * @param args of the command: document, effective date, day of notice
 * @throws Error with the problem; nothing is written then
 */
export async function publishVersion(siteDir: string, args: readonly string[]): Promise<string> {
  const [document = '', date = '', noticed = '', ...rest] = args;
  const known = legalDocuments.find((it) => it === document);
  if (!known || !isDay(date) || !isDay(noticed) || rest.length > 0) {
    throw new Error(usage);
  }
  return publish(siteDir, known, date, noticed);
}
