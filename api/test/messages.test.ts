import {languageList} from '../../src/lib/languages';
import {wordsIn} from '../src/languages/languages';

// A language that has some words borrows the others from English.
const locales = languageList(process.cwd()).complete;

test('every sentence is there and differs between languages', () => {
  const english = wordsIn('en').server;
  const keys = Object.keys(english) as (keyof typeof english)[];
  expect(keys.length).toBeGreaterThan(10);
  for (const key of keys) {
    const words = locales.map((locale) => wordsIn(locale).server[key]);
    expect(words.every((text) => text.trim().length > 10)).toBe(true);
    expect(new Set(words).size).toBe(locales.length);
  }
});
