import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {sayProblem} from '../../../lib/legal/check';
import {readTexts} from '../readTexts';

let siteDir: string;
beforeEach(() => (siteDir = mkdtempSync(path.join(tmpdir(), 'legal-'))));
afterEach(() => rmSync(siteDir, {recursive: true}));

function write(file: string, text = ''): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
}
const list = 'legal/versions.json';
const en = 'a'.repeat(64);
const version = {date: '2027-03-01', noticed: '2027-01-01', sha256: {en}};
const none = {terms: [], dpa: []};

/** What is wrong with the files of texts, without what is wrong in them. */
async function problemsWith(...files: string[]): Promise<string[]> {
  const {problems} = await readTexts(siteDir);
  return problems.filter(({file}) => files.includes(file)).map(sayProblem);
}

it('reads the list of published versions', async () => {
  const published = {terms: [{...version, sha256: {en, it: en}, sample: true}], dpa: [version]};
  write(list, JSON.stringify(published));
  expect(await readTexts(siteDir)).toEqual({
    folders: {en: 'legal'},
    required: ['en'],
    list: published,
    texts: [],
    problems: [],
  });
});

const noDay = 'is no day of the calendar; write it as 2026-12-31';
const noHash = 'is written by npm run legal:publish; do not change it';
it.each<[string, object, string]>([
  ['another day', {...version, date: '2027-02-29'}, `terms.0.date: ${noDay}`],
  ['words for a day', {...version, noticed: '1 January'}, `terms.0.noticed: ${noDay}`],
  ['a shorter hash', {...version, sha256: {en: en.slice(1)}}, `terms.0.sha256.en: ${noHash}`],
  ['a longer hash', {...version, sha256: {en, it: `${en}a`}}, `terms.0.sha256.it: ${noHash}`],
  ['no version in force', {...version, sample: false}, 'terms.0.sample: '],
  ['a field that nobody knows', {...version, more: 1}, 'terms.0: '],
])('names the place of %s on the list', async (_, entry, message) => {
  write(list, JSON.stringify({...none, terms: [entry]}));
  expect(await problemsWith(list)).toEqual([expect.stringContaining(`${list}: ${message}`)]);
  expect((await readTexts(siteDir)).list).toEqual(none);
});

it('says that there is no list, or that it is no JSON', async () => {
  expect(await problemsWith(list)).toEqual([`${list}: is not there: it lists the published versions.`]);
  write(list, '{');
  expect(await problemsWith(list)).toEqual([expect.stringMatching(`^${list}: is no JSON: .+`)]);
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

it.each(['soon.mdx', '2026-02-30.mdx', '2026-01-01.md', 'a2026-01-01.mdx', '2026-01-01.mdx.mdx'])(
  'says that %s is no name of a text',
  async (name) => {
    const file = `legal/dpa/${name}`;
    write(file);
    expect(await problemsWith(file)).toEqual([
      `${file}: should be named after the day on which it takes effect, such as 2026-12-31.mdx; a draft begins with an underscore.`,
    ]);
    expect((await readTexts(siteDir)).texts).toEqual([]);
  },
);

it('asks a language with texts of its own how they name places, once', async () => {
  const facts = 'i18n/it/locale.json';
  write(facts, '{"words": "partial"}');
  expect(await problemsWith(facts)).toEqual([]);
  ['2026-01-01', '2027-01-01'].forEach((date) => write(`i18n/it/legal/terms/${date}.mdx`));
  expect(await problemsWith(facts)).toEqual([
    `${facts}: lacks "legalReferences": how the legal texts in i18n/it/legal name articles and sections, as in i18n/it/locale.json.`,
  ]);
  const rules = {terms: 'a', dpa: 'b', joints: 'c', ofLaw: 'd'};
  write(facts, JSON.stringify({words: 'partial', legalReferences: rules}));
  expect(await problemsWith(facts)).toEqual([]);
});
