/** `npm run legal:publish -- DOCUMENT DATE NOTICE-DAY`: puts a new version on the list; see legal/README.md. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {legalDocuments, type LegalDocumentId} from '../../data/legal';
import {isDay} from '../../lib/legal/calendar';
import {legalProblems, lockOf, sayProblem, textProblems} from '../../lib/legal/check';
import {readTexts} from './readTexts';
import {listName, type VersionList} from '../../lib/legal/model';

const siteDir = process.cwd();
const usage =
  'Usage: npm run legal:publish -- terms|dpa DATE NOTICE-DAY, with days as 2026-12-31: the day on which the version takes effect, and the day on which partners are told.';

async function publish(document: LegalDocumentId, date: string, noticed: string): Promise<void> {
  const all = await readTexts(siteDir);
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
  // A translation that comes later is added; what was published stays.
  const version = published
    ? {...published, sha256: {...sha256, ...published.sha256}}
    : {date, noticed, sha256};
  const list: VersionList = {
    ...all.list,
    [document]: [...all.list[document].filter((it) => it !== published), version].sort((a, b) =>
      a.date.localeCompare(b.date),
    ),
  };
  // Problems of the other texts are theirs.
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
  const file = path.join(siteDir, all.folders.en, listName);
  writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
  console.log(
    `${document} ${date} is published: ${all.folders.en}/${listName} has its hash. Commit it with the texts.`,
  );
}

const [document = '', date = '', noticed = '', ...rest] = process.argv.slice(2);
const known = legalDocuments.find((it) => it === document);
const attempt =
  known && isDay(date) && isDay(noticed) && rest.length === 0
    ? publish(known, date, noticed)
    : Promise.reject(new Error(usage));
attempt.catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
