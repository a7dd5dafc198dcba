import {formats} from '../../format';
import {toWinAnsi, winAnsiCode} from '../winAnsi';

it('keeps what the standard fonts have', () => {
  const text = '€ è à È ù ’ « » “ ” – — × ÷ · • Š ž';
  expect(toWinAnsi(text)).toBe(text);
});

it('writes the spaces of Intl as plain ones', () => {
  expect(toWinAnsi(formats('it').eur(1999))).toBe('1.999 €');
  expect(toWinAnsi('94,7\u202f%\u00a0\u2009x')).toBe('94,7 %  x');
});

it('turns what they do not have into something near', () => {
  expect(toWinAnsi('−5')).toBe('–5');
  expect(toWinAnsi('Łódź ąęř')).toBe('?ódz aer');
  expect(toWinAnsi('e\u0301')).toBe('é');
  expect(toWinAnsi('日本 🙂')).toBe('?? ?');
});

it.each([
  ['a\tb\u00a0c', 'a b c'],
  ['\u001f\u007f\u0080\u00ad', '????'],
  // A letter of two parts: one that the fonts have, and one that they have not.
  ['ﬀ', 'ff'],
])('shows %j as %j', (text, shown) => {
  expect(toWinAnsi(text)).toBe(shown);
});

it.each([
  [' ', 0x20],
  ['€', 0x80],
  ['‚', 0x82],
  ['Ÿ', 0x9f],
  ['è', 0xe8],
])('the number of "%s" is %d', (character, code) => {
  expect(winAnsiCode(character)).toBe(code);
});
