import {isStandIn, missingWords, type PartialWords, withFallback} from '../words';

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
  // A word, a list or a function where English has a group, and the reverse.
  expect(withFallback<unknown>({a: 1}, 'Wort' as never)).toBe('Wort');
  expect(withFallback<unknown>('word', {a: 1} as never)).toEqual({a: 1});
});

it('tells the groups that are English as a whole from those that have a word of the language', () => {
  const source = {hero: {title: 'Home'}, plans: {limits: {clients: 'clients'}, names: ['One']}};
  const words = withFallback<typeof source>(source, {hero: {title: 'Start'}});
  const {hero, plans} = words;
  expect([words, hero].map(isStandIn)).toEqual([false, false]);
  expect([plans, plans.limits, plans.names].map(isStandIn)).toEqual([true, true, true]);
});

it('names the words that a language lacks, a group that is not there once', () => {
  expect(missingWords(english, german)).toEqual(['title', 'hero.lede']);
  expect(missingWords(english, {title: 'Start', items: [{name: 'Eins'}]})).toEqual(['hero', 'items.0.text']);
  expect(missingWords(english, english)).toEqual([]);
});
