import {formats} from '../../format';
import {toWinAnsi} from '../winAnsi';

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
