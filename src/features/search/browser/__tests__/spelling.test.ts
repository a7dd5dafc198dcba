import {editDistance, isMeant, suggestWord} from '../spelling';

const words = ['sicurezza', 'certificato', 'attività', 'phishing', 'security', 'secure', 'piano', 'piani'];

it.each([
  ['sicureza', 'sicurezza'],
  ['attivita', 'attività'],
  ['phisihng', 'phishing'],
])('%s means %s', (typed, meant) => {
  expect(suggestWord(typed, words)).toBe(meant);
});

it.each([
  ['cold', ['could']],
  ['generation', ['penetration']],
])('%s is not taken for a word that begins otherwise, nor a short one for another', (typed, near) => {
  expect(suggestWord(typed, near)).toBe(typed);
});

it('takes a wrong first letter of a long word for a mistake', () => {
  expect(suggestWord('tansomware', ['ransomware'])).toBe('ransomware');
});

it('leaves short words and words that nothing is near to alone', () => {
  expect(suggestWord('nsi', words)).toBe('nsi');
  expect(suggestWord('xylophone', words)).toBe('xylophone');
  expect(suggestWord('', words)).toBe('');
});

it('counts edits, a swap of neighbours as one, and stops at the limit', () => {
  expect(editDistance('abcd', 'acbd', 3)).toBe(1);
  expect(editDistance('kitten', 'sitting', 5)).toBe(3);
  expect(editDistance('kitten', 'sitting', 2)).toBe(3);
  expect(editDistance('', 'abc', 2)).toBe(3);
  expect(editDistance('same', 'same', 0)).toBe(0);
});

it.each([
  ['scansioni', 'scansione.'],
  ['label', 'white-label'],
  ['attivita', 'Attività,'],
])('%s may mean %s', (typed, found) => {
  expect(isMeant(typed, found)).toBe(true);
});

it.each([
  ['certficate', '(c)'],
  ['nsi', 'nei'],
])('%s does not mean %s', (typed, found) => {
  expect(isMeant(typed, found)).toBe(false);
});
