import {sayProblem} from '../../model/check';
import {readTexts} from '../readTexts';
import {testFolder} from '../../../../../tests/testFolder';

const {folder: siteDir, write, clear} = testFolder();
beforeEach(clear);

const list = 'legal/versions.json';
const en = 'a'.repeat(64);
const version = {date: '2027-03-01', noticed: '2027-01-01', sha256: {en}};
const none = {terms: [], dpa: []};

async function problemsWith(...files: string[]): Promise<string[]> {
  const {problems} = await readTexts(siteDir);
  return problems.filter(({file}) => files.includes(file)).map(sayProblem);
}

const noDay = 'is no day of the calendar; write it as 2026-12-31';
const noHash = 'is written by npm run legal:publish; do not change it';
it.each<[string, object, string]>([
  ['another day', {...version, date: '2027-02-29'}, `terms.0.date: ${noDay}`],
  ['a shorter hash', {...version, sha256: {en: en.slice(1)}}, `terms.0.sha256.en: ${noHash}`],
  ['no version in force', {...version, sample: false}, 'terms.0.sample: '],
])('names the place of %s on the list', async (_, entry, message) => {
  write(list, JSON.stringify({...none, terms: [entry]}));
  expect(await problemsWith(list)).toEqual([expect.stringContaining(`${list}: ${message}`)]);
  expect((await readTexts(siteDir)).list).toEqual(none);
});

it('finds the texts of each language, the oldest first, and leaves out drafts', async () => {
  write('i18n/it/locale.json', '{"words": "complete"}');
  const files = [
    'legal/terms/2026-01-01.mdx',
    'legal/terms/2027-01-01.mdx',
    'legal/dpa/2026-01-01.mdx',
    'i18n/it/legal/terms/2026-01-01.mdx',
  ];
  const drafts = ['legal/terms/_draft.mdx', 'legal/terms/.hidden'];
  [...files.toReversed(), ...drafts].forEach((file) => write(file));
  expect(await problemsWith(...drafts)).toEqual([]);
  const {texts, folders, required} = await readTexts(siteDir);
  expect(texts.map(({file}) => file)).toEqual(files);
  const {text: _, ...italian} = texts[3]!;
  expect(italian).toEqual({document: 'terms', date: '2026-01-01', language: 'it', file: files[3]});
  expect([folders, required]).toEqual([{en: 'legal', it: 'i18n/it/legal'}, ['en', 'it']]);
});

it.each(['2026-02-30.mdx', '2026-01-01.md'])('says that %s is no name of a text', async (name) => {
  const file = `legal/dpa/${name}`;
  write(file);
  expect(await problemsWith(file)).toEqual([
    `${file}: should be named after the day on which it takes effect, such as 2026-12-31.mdx; a draft begins with an underscore.`,
  ]);
  expect((await readTexts(siteDir)).texts).toEqual([]);
});
