import {missingWords, type PartialWords, withFallback} from '../words';

const english = {
  title: 'Home',
  hero: {lede: 'Words', count: (clients: number) => `${clients} clients`},
  items: [{name: 'One', text: 'First'}],
};
type Words = typeof english;

const german: PartialWords<Words> = {
  hero: {count: (clients) => `${clients} Kunden`},
  items: [{name: 'Eins', text: 'Erstes'}],
};

it('lets English stand in word by word, and takes lists as a whole', () => {
  const words = withFallback<Words>(english, german);
  expect([words.title, words.hero.lede, words.hero.count(3), words.items]).toEqual([
    'Home',
    'Words',
    '3 Kunden',
    [{name: 'Eins', text: 'Erstes'}],
  ]);
  expect(withFallback<Words>(english, undefined)).toBe(english);
});

it('names the words that a language lacks, a group that is not there once', () => {
  expect(missingWords(english, german)).toEqual(['title', 'hero.lede']);
  expect(missingWords(english, {title: 'Start', items: [{name: 'Eins'}]})).toEqual(['hero', 'items.0.text']);
  expect(missingWords(english, english)).toEqual([]);
});
