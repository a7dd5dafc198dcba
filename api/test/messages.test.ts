import {locales} from '../src/contract';
import {serverMessages} from '../src/messages';

test('every sentence is there and differs between languages', () => {
  const keys = Object.keys(serverMessages.en) as (keyof typeof serverMessages.en)[];
  expect(keys.length).toBeGreaterThan(10);
  for (const key of keys) {
    const words = locales.map((locale) => serverMessages[locale][key]);
    expect(words.every((text) => text.trim().length > 10)).toBe(true);
    expect(new Set(words).size).toBe(locales.length);
  }
});
