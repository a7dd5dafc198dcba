import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {inEnglish, languageList, languageProblems, languagesOf, translationsOf} from '../languages';
import {testFolder} from '../../../tests/testFolder';

const {folder: siteDir} = testFolder();
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
writeFileSync(path.join(siteDir, 'i18n/README.md'), '');
mkdirSync(path.join(siteDir, 'i18n/en'));
const folders = Object.keys(facts);
const problems = (...locales: string[]) => languageProblems(siteDir, {defaultLocale: 'en', locales});

it('knows the languages by their folders, and what each has', () => {
  expect(languagesOf(siteDir)).toEqual(['en', 'it', 'pt-BR']);
  expect(languageList(siteDir)).toEqual({complete: ['en', 'it'], partial: ['pt-BR']});
  expect(languageList(path.join(siteDir, 'nowhere'))).toEqual({complete: ['en'], partial: []});
  expect(translationsOf(siteDir)).toEqual([
    {language: 'it', words: 'complete'},
    {language: 'pt-BR', words: 'partial'},
  ]);
  expect(inEnglish(['en', 'it'])).toBe('English and Italian');
});

it.each([
  ['es', /words must be "complete" or "partial"/],
  ['nl', /"label"/],
  ['sv', /is no JSON/],
  ['fr', /is not there/],
  ['pl', /legalReferences\.terms must be a regular expression/],
])('says what is wrong with the facts of "%s"', (language, sentence) => {
  const found = problems('en', ...folders).filter((it) => it.startsWith(`i18n/${language}/`));
  expect(found).toEqual([expect.stringMatching(sentence)]);
});

it.each([
  ['a language without a folder', ['en', ...folders, 'de'], /"de", and there is no folder i18n\/de/],
  ['a folder without a language', ['en', 'it'], /i18n\/pt-BR is there, and .* does not name "pt-BR"/],
  ['a tag that is none', ['en', 'de_DE'], /"de_DE" .* is no language tag/],
  ['a tag in other letters', ['en', 'PT-br'], /should be written "pt-BR"/],
  ['a language that Node does not know', ['en', 'xx'], /"xx" .* can write no numbers and dates/],
  ['a language twice', ['en', 'it', 'it'], /names "it" twice/],
  ['no English', ['it'], /"en" is the language that texts are written in first/],
])('says so of %s', (_, locales, sentence) => {
  expect(problems(...locales).filter((it) => sentence.test(it))).toHaveLength(1);
  expect(problems('en', ...folders).filter((it) => sentence.test(it))).toEqual([]);
});
