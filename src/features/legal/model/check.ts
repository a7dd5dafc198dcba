import path from 'node:path';
import {agreement, legalDocuments, legalStructure, type LegalDocumentId} from '../../../data/legal';
import {sourceLanguage} from '../../../lib/locale';
import {addDays, daysBetween} from '../../../lib/calendar';
import {
  listName,
  problemOf,
  type Inline,
  type LegalProblem,
  type LegalText,
  type LegalTexts,
  type ReadText,
} from './model';
import {plainText, sha256} from './plainText';

/** Returns the hash of a text's words, which locks a published version. Names of the company count as elements. */
export const lockOf = ({text, date}: ReadText): string => sha256(plainText(text, date));

function anchorsOf({parts}: LegalText): Set<string> {
  return new Set(parts.flatMap(({id, blocks}) => [id, ...blocks.flatMap((block) => block.id ?? [])]));
}

function linksIn(words: readonly Inline[]): string[] {
  return words.flatMap((word) => {
    if (typeof word === 'string' || 'brand' in word) {
      return [];
    }
    return 'link' in word ? [word.link] : linksIn('strong' in word ? word.strong : word.em);
  });
}

const names = {terms: 'Article', dpa: 'Section'} as const;

function structureProblems({document, file, text}: ReadText): LegalProblem[] {
  const {before, numbered, annexes, after} = legalStructure[document];
  const ids = text.parts.map(({id}) => id);
  const wanted: string[] = [
    ...before,
    ...Array.from({length: numbered}, (_, index) => `section-${index + 1}`),
    ...(annexes.some((id: string) => ids.includes(id)) ? annexes : []),
    ...after,
  ];
  const missing = wanted.filter((id) => !ids.includes(id));
  const say = (id: string) =>
    id.startsWith('section-') ? `${names[document]} ${id.slice('section-'.length)}` : `the part "${id}"`;
  if (missing.length > 0) {
    const parts = [...before, `${names[document]} 1 to ${numbered}`, ...after].join(', ');
    const message = `lacks ${missing.map(say).join(', ')}. Every version and language has the same parts: ${parts}.`;
    return [problemOf(file, message)];
  }
  const message = `has its parts in another order: ${ids.join(', ')}; it should be ${wanted.join(', ')}.`;
  return ids.join() === wanted.join() ? [] : [problemOf(file, message)];
}

/** Returns numbered paragraphs that only one language has. */
function parityProblems(english: ReadText, translation: ReadText): LegalProblem[] {
  const count = ({text}: ReadText) =>
    new Map(text.parts.map(({id, blocks}) => [id, blocks.map(({kind, label}) => label ?? kind)]));
  const [there, here] = [count(english), count(translation)];
  return [...there].flatMap(([id, labels]) => {
    const own = here.get(id);
    if (!own || own.join() === labels.join()) {
      return [];
    }
    const missing = labels.filter((label) => !own.includes(label));
    const extra = own.filter((label) => !labels.includes(label));
    const what = [
      missing.length > 0 && `lacks ${missing.join(', ')}`,
      extra.length > 0 && `has ${extra.join(', ')} besides`,
      missing.length + extra.length === 0 &&
        `has ${own.length} paragraphs and items, and not ${labels.length}`,
    ].filter(Boolean);
    const message = `"${id}" ${what.join(' and ')}: it should have the same paragraphs as ${english.file}.`;
    return [problemOf(translation.file, message)];
  });
}

function referenceProblems(of: ReadText, texts: readonly ReadText[]): LegalProblem[] {
  return of.text.parts.flatMap(({blocks}) =>
    blocks.flatMap(({label, words}) =>
      linksIn(words)
        .filter((link) => link.includes('#'))
        .flatMap((link) => {
          const [page = '', anchor = ''] = link.split('#');
          const document = (page.slice(1) || of.document) as LegalDocumentId;
          if (!legalDocuments.includes(document)) {
            return [];
          }
          // Any version of the other text in force at the time may contain the target.
          const targets = page
            ? texts.filter((it) => it.document === document && it.language === of.language)
            : [of];
          if (targets.some(({text}) => anchorsOf(text).has(anchor))) {
            return [];
          }
          const place = anchor
            .replace(/^section-/, '')
            .replace('-', '.')
            .replace(/-([a-z])$/, '($1)');
          const [from, to] = [
            label ? `paragraph ${label}` : 'a paragraph',
            page ? 'the other text' : 'this text',
          ];
          const message = `${from} refers to ${names[document]} ${place}, which ${to} does not have. Correct the number.`;
          return [problemOf(of.file, message)];
        }),
    ),
  );
}

/** Returns the mismatches between the list of versions and the files. */
function listProblems({folders, required, list, texts}: LegalTexts): LegalProblem[] {
  const file = path.posix.join(folders.en, listName);
  const problems: LegalProblem[] = [];
  const complain = (message: string, at = file) => problems.push(problemOf(at, message));
  for (const document of legalDocuments) {
    const versions = [...list[document]].sort((a, b) => a.date.localeCompare(b.date));
    const days = versions.map(({date}) => date);
    for (const date of new Set(days.filter((it, index) => days.indexOf(it) !== index))) {
      complain(`${document}: the version ${date} stands twice.`);
    }
    versions.forEach(({date, noticed, sha256: locked}, index) => {
      const notice = daysBetween(noticed, date);
      const least = index === 0 ? 0 : agreement.amendmentNoticeDays;
      if (notice < least) {
        complain(
          `${document} ${date}: partners were told on ${noticed}, ${notice} days before it takes effect. The agreement promises at least ${least} days (Article 16.3): it may take effect on ${addDays(noticed, least)} at the earliest. Name the files after that day or a later one, and publish them again.`,
        );
      }
      for (const [language, folder] of Object.entries(folders)) {
        const text = texts.find(
          (it) => it.document === document && it.date === date && it.language === language,
        );
        const expected = path.posix.join(folder, document, `${date}.mdx`);
        const lock = locked[language];
        if (!text) {
          if (lock === undefined && !required.includes(language)) {
            continue;
          }
          complain(`is a published version and must stay, but the file is not there. Restore it.`, expected);
        } else if (lock === undefined) {
          complain(
            `translates a published version, and ${file} has no hash of it: npm run legal:publish -- ${document} ${date} ${noticed}`,
            expected,
          );
        } else if (lockOf(text) !== lock) {
          complain(
            `was changed after it was published, and partners have agreed to what it said. Undo the change (git checkout ${expected}) and publish a new version instead: legal/README.md says how.`,
            expected,
          );
        }
      }
    });
    for (const text of texts.filter((it) => it.document === document && !days.includes(it.date))) {
      complain(
        `is not published: no line in ${file} has it. Publish it (npm run legal:publish -- ${document} ${text.date} NOTICE-DAY), or let its name begin with an underscore while it is a draft.`,
        text.file,
      );
    }
  }
  return problems;
}

/** Returns the problems of single texts and between languages, without the list of versions. */
export function textProblems({texts}: Pick<LegalTexts, 'texts'>): LegalProblem[] {
  const englishOf = (text: ReadText) =>
    texts.find(
      ({language, document, date}) =>
        language === sourceLanguage && document === text.document && date === text.date,
    );
  return [
    ...texts.flatMap(structureProblems),
    ...texts.flatMap((text) => referenceProblems(text, texts)),
    ...texts
      .filter(({language}) => language !== sourceLanguage)
      .flatMap((text) => {
        const english = englishOf(text);
        return english ? parityProblems(english, text) : [];
      }),
  ];
}

export function legalProblems(all: LegalTexts): LegalProblem[] {
  const found = [...all.problems, ...textProblems(all)];
  // An unreadable text differs from the published one anyway: one message is enough.
  const broken = new Set(found.map(({file}) => file));
  return [...found, ...listProblems(all).filter(({file}) => !broken.has(file))];
}

export const sayProblem = ({file, line, message}: LegalProblem): string =>
  `${file}${line > 1 ? `:${line}` : ''}: ${message}`;
