import {languageList} from '../../../src/lib/languages';
import {server} from '../../../src/content/server';
import {locales, wordsIn} from '../../src/languages/languages';

test('English is the first language, and stands in for those that the site has not got', () => {
  expect(locales[0]).toBe('en');
  expect(wordsIn('en').server).toEqual(server);
  expect(wordsIn('xx')).toEqual(wordsIn('en'));
});

test('every sentence is there and differs between languages', () => {
  // An incomplete language uses English for missing words.
  const {complete} = languageList(process.cwd());
  for (const key of Object.keys(server) as (keyof typeof server)[]) {
    const words = complete.map((locale) => wordsIn(locale).server[key]);
    expect(new Set(words.filter((text) => text.trim())).size).toBe(complete.length);
  }
  for (const kind of ['contactErrors', 'operatorMail'] as const) {
    const words = complete.map((locale) => JSON.stringify(wordsIn(locale)[kind]));
    expect(new Set(words).size).toBe(complete.length);
  }
});
