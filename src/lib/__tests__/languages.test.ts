import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {inEnglish, languageList, languageProblems, languagesOf, translationsOf} from '../languages';

const siteDir = mkdtempSync(path.join(tmpdir(), 'languages-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

const facts: Readonly<Record<string, string | undefined>> = {
  it: '{"words": "complete"}',
  'pt-BR': '{"words": "partial"}',
  fr: undefined,
  es: '{"words": "all"}',
  nl: '{"words": "partial", "label": "Nederlands"}',
  sv: 'partial',
  pl: '{"words": "partial", "legalReferences": {"terms": "(", "dpa": "a", "joints": "a", "ofLaw": "a"}}',
};
for (const [language, text] of Object.entries(facts)) {
  mkdirSync(path.join(siteDir, 'i18n', language), {recursive: true});
  if (text !== undefined) {
    writeFileSync(path.join(siteDir, 'i18n', language, 'locale.json'), text);
  }
}
// Neither a file nor a folder of English is a language more.
writeFileSync(path.join(siteDir, 'i18n/README.md'), '');
mkdirSync(path.join(siteDir, 'i18n/en'));
const folders = Object.keys(facts);
const problems = (...locales: string[]) => languageProblems(siteDir, {defaultLocale: 'en', locales});
const form =
  '{"words": "complete"}, or {"words": "partial"} where English stands in for words that are not there';

it('knows the languages by their folders, and what each has', () => {
  expect(languagesOf(siteDir)).toEqual(['en', 'it', 'pt-BR']);
  expect(languageList(siteDir)).toEqual({complete: ['en', 'it'], partial: ['pt-BR']});
  expect(languageList(path.join(siteDir, 'nowhere'))).toEqual({complete: ['en'], partial: []});
});

it('finds nothing wrong with this site, whose Italian is complete where it has Italian', () => {
  const italian = translationsOf(process.cwd()).filter(({language}) => language === 'it');
  expect(italian.map(({words}) => words)).toEqual(italian.map(() => 'complete'));
  expect(languageProblems(process.cwd(), {defaultLocale: 'en', locales: languagesOf(process.cwd())})).toEqual(
    [],
  );
});

it.each([
  ['es', `i18n/es/locale.json: words must be "complete" or "partial". It should hold ${form}.`],
  ['nl', `i18n/nl/locale.json:  Unrecognized key: "label". It should hold ${form}.`],
  ['sv', 'i18n/sv/locale.json is no JSON ('],
  ['fr', `i18n/fr/locale.json is not there: write ${form}.`],
  ['pl', 'i18n/pl/locale.json: legalReferences.terms must be a regular expression. It should hold '],
])('says what is wrong with the facts of "%s"', (language, sentence) => {
  expect(problems('en', ...folders)).toContainEqual(expect.stringContaining(sentence));
  expect(problems('en', ...folders).filter((it) => it.includes(`i18n/${language}/`))).toHaveLength(1);
});

it('says which language has no folder, and which folder no language', () => {
  const found = problems('en', 'it', 'de');
  expect(found[0]).toBe(
    'i18n.locales in docusaurus.config.ts names "de", and there is no folder i18n/de: make it (CONTRIBUTING.md, "Add a language"), or take "de" off the list.',
  );
  expect(found).toContain(
    'i18n/pt-BR is there, and i18n.locales in docusaurus.config.ts does not name "pt-BR": add it to the list, or delete the folder.',
  );
  expect(found).toHaveLength(folders.length);
});

it.each([
  ['de_DE', 'is no language tag (BCP 47): write one such as "de" or "pt-BR".'],
  ['PT-br', 'should be written "pt-BR", there and as the name of its folder in i18n.'],
  ['xx', 'is a language in which Node can write no numbers and dates: choose a tag such as "de" or "pt-BR".'],
])('refuses the tag "%s"', (tag, sentence) => {
  expect(problems('en', tag)[0]).toBe(`"${tag}" in i18n.locales of docusaurus.config.ts ${sentence}`);
});

it('needs English, once', () => {
  const needed =
    'i18n in docusaurus.config.ts: "en" is the language that texts are written in first: it must be the defaultLocale, and among the locales.';
  expect(languageProblems(siteDir, {defaultLocale: 'it', locales: ['en', 'it']})[0]).toBe(needed);
  expect(languageProblems(siteDir, {defaultLocale: 'en', locales: ['it']})[0]).toBe(needed);
  expect(problems('en', ...folders)).not.toContain(needed);
  const twice = problems('en', 'it', 'it');
  expect(twice[0]).toBe('i18n.locales in docusaurus.config.ts names "it" twice: take one out.');
  expect(problems('en', 'fr', 'fr').filter((it) => it.includes('i18n/fr/'))).toHaveLength(1);
  expect(problems('en', 'it').filter((it) => it.includes('twice'))).toEqual([]);
});

it('tells a language with its facts, and names several in English', () => {
  expect(translationsOf(siteDir)).toEqual([
    {language: 'it', words: 'complete'},
    {language: 'pt-BR', words: 'partial'},
  ]);
  expect(inEnglish(['en', 'it'])).toBe('English and Italian');
});
