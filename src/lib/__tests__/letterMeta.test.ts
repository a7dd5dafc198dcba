import {readLetterMeta} from '../letterMeta';

it.each([
  [undefined, {numbers: {}}],
  ['day0=2026-05-04', {day0: '2026-05-04', numbers: {}}],
  ['day0=4', {numbers: {}}],
  ['list=325 x raised=1.340,50', {numbers: {325: 'list', '1.340,50': 'raised'}}],
])('%j', (meta, expected) => expect(readLetterMeta(meta)).toEqual(expected));
