/** The words in both languages: the same shape, nothing empty, nothing left untranslated. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {root} from './site';
import {whereItalian} from '@site/tests/whereItalian';

const folders = {en: path.join(root, 'src/content'), it: path.join(root, 'i18n/it/content')};
/** Rules of a language are no words: functions from one text to another, and what its speakers mean by a word. */
const rules = ['typesetting.ts', 'searchWords.ts'];
const filesOf = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : []).filter(
    (name) => name.endsWith('.ts') && !rules.includes(name),
  );

type Words = Record<string, unknown>;
type Entry = readonly [key: string, value: string];

/** Samples for words that are put together from an argument. */
const samples = [1, 2];

/** Every text with its place: 'home.hero.title', 'home.faq.items.0.answer'. */
function entries(value: unknown, place: string): Entry[] {
  if (typeof value === 'string') {
    return [[place, value]];
  }
  if (typeof value === 'boolean') {
    // `sample: true` and the like: marks, not words.
    return [];
  }
  if (typeof value === 'function') {
    return samples.map((sample) => [
      `${place}(${sample})`,
      String((value as (n: unknown) => string)(sample)),
    ]);
  }
  if (value && typeof value === 'object') {
    // `ask` has what people type: each language has as many phrases as it needs.
    return Object.entries(value)
      .filter(([key]) => key !== 'ask')
      .flatMap(([key, part]) => entries(part, `${place}.${key}`));
  }
  throw new Error(`${place} is ${String(value)}`);
}

function load(folder: string, file: string): Entry[] {
  const words = jest.requireActual<Words>(path.join(folder, file));
  return Object.entries(words).flatMap(([name, value]) => entries(value, name));
}

const places = (list: readonly Entry[]) => list.map(([place]) => place).sort();
const empty = (list: readonly Entry[]) =>
  list.filter(([, text]) => text.trim() === '').map(([place]) => place);

/** Proper names and terms that Italian uses as they are. */
const shared = new Set([
  '1 h',
  '1 kB',
  '1 kB (undefined)',
  '2 h',
  '2 kB',
  '2 kB (undefined)',
  '2 min',
  '4 h',
  'AI sales advisor',
  'Area',
  'Blog',
  'Chat',
  'Checklist',
  'Compliance',
  'Cyber Edu Hub',
  'Dark web',
  'Dashboard',
  'Email',
  'Enterprise',
  'FAQ',
  'Giulia Ferrante',
  'Home',
  'ISO/IEC 27001:2022',
  'Hub',
  'Innovation Lab',
  'Logo',
  'MSP',
  'MSSP',
  'Magenta',
  'Menu',
  'Password',
  'ROI',
  'Remediation',
  'Report',
  'Telco',
  'compliance',
  // Key of a record, as Italian guides write it.
  'scenario',
]);
/** Ids, addresses and names of people are no words, and neither is a text without a letter. */
const isWord = ([place, text]: Entry) => !/\.(?:id|author|to)$/.test(place) && /\p{L}/u.test(text);

function untranslated(english: readonly Entry[], italian: readonly Entry[]): string[] {
  const texts = new Map(italian);
  return english
    .filter(isWord)
    .filter(([place, text]) => texts.get(place) === text && !shared.has(text))
    .map(([place, text]) => `${place}: ${text}`);
}

whereItalian.test('has a twin for every file, and no orphan', () => {
  expect(filesOf(folders.en).length).toBeGreaterThan(5);
  expect(filesOf(folders.it)).toEqual(filesOf(folders.en));
});

whereItalian.describe.each(filesOf(folders.en))('%s', (file) => {
  const english = () => load(folders.en, file);
  const italian = () => load(folders.it, file);

  it('has the same keys and lists as long', () => {
    expect(english().length).toBeGreaterThan(0);
    expect(places(italian())).toEqual(places(english()));
  });

  it('has no empty text', () => {
    expect([...empty(english()), ...empty(italian())]).toEqual([]);
  });

  it('has nothing left in the other language', () => {
    expect(untranslated(english(), italian())).toEqual([]);
  });
});

whereItalian.test('allows no name that no text needs', () => {
  const inUse = new Set(
    filesOf(folders.en).flatMap((file) => {
      const italian = new Map(load(folders.it, file));
      return load(folders.en, file)
        .filter(([place, text]) => italian.get(place) === text)
        .map(([, text]) => text);
    }),
  );
  expect([...shared].filter((text) => !inUse.has(text))).toEqual([]);
});

it('sees what is missing, empty or untranslated', () => {
  const english = entries({a: 'One', b: ['Two', 'Three'], c: (n: number) => `${n} x`}, 'w');
  expect(places(english)).toEqual(['w.a', 'w.b.0', 'w.b.1', 'w.c(1)', 'w.c(2)']);
  expect(places(entries({a: 'Uno', b: ['Due']}, 'w'))).not.toEqual(places(english));
  expect(empty(entries({a: ' '}, 'w'))).toEqual(['w.a']);
  expect(
    untranslated(english, entries({a: 'One', b: ['Due', 'Tre'], c: (n: number) => `${n} ics`}, 'w')),
  ).toEqual(['w.a: One']);
});
