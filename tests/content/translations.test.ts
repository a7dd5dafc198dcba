/** The words in both languages: none empty, none untranslated. Types and build check for missing keys. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {whereItalian} from '../whereItalian';
import {root} from './site';

const folders = {en: path.join(root, 'src/content'), it: path.join(root, 'i18n/it/content')};
/** Functions from text to text, and synonyms, are not words of pages. */
const rules = ['typesetting.ts', 'searchWords.ts'];
const filesOf = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : []).filter(
    (name) => name.endsWith('.ts') && !rules.includes(name),
  );

type Entry = readonly [place: string, text: string];

/** Returns every text with its path: 'home.faq.items.0.answer'. Functions get a sample argument. */
function entries(value: unknown, place: string): Entry[] {
  if (typeof value === 'string') {
    return [[place, value]];
  }
  if (typeof value === 'function') {
    return [1, 2].map((sample) => [`${place}(${sample})`, String((value as (n: unknown) => string)(sample))]);
  }
  // `ask` has search phrases, whose number may differ between languages.
  return value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, part]) => (key === 'ask' ? [] : entries(part, `${place}.${key}`)))
    : [];
}

const load = (folder: string, file: string) =>
  entries(jest.requireActual<object>(path.join(folder, file)), file);

/** Returns the problems of a file's words: lists of different length, empty texts, and sentences still in English. */
function faults(english: readonly Entry[], italian: readonly Entry[]): string[] {
  const translated = new Map(italian);
  const isSentence = (text: string) => text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length >= 4;
  return [
    ...(english.length === italian.length ? [] : [`${english.length} texts, ${italian.length} in Italian`]),
    ...[...english, ...italian].filter(([, text]) => !text.trim()).map(([place]) => `${place} is empty`),
    ...english
      .filter(([place, text]) => isSentence(text) && translated.get(place) === text)
      .map(([place, text]) => `${place} is English: ${text}`),
  ];
}

whereItalian.test('every file of words has an Italian one with nothing missing or left in English', () => {
  const files = filesOf(folders.en);
  expect(filesOf(folders.it)).toEqual(files);
  expect(files.flatMap((file) => faults(load(folders.en, file), load(folders.it, file)))).toEqual([]);
});

it('sees what is missing, empty or untranslated', () => {
  const words = {a: 'One and two and three', b: ['Two'], c: (n: number) => `${n} x`};
  const found = faults(entries(words, 'w'), entries({...words, b: [' ', 'Tre']}, 'w'));
  expect(found).toEqual(['4 texts, 5 in Italian', 'w.b.0 is empty', 'w.a is English: One and two and three']);
});
