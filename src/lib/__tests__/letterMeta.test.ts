import {readLetterMeta} from '../letterMeta';

it.each([
  [undefined, {}],
  ['day0=2026-05-04', {day0: '2026-05-04'}],
  ['day0=4', {}],
  ['list=325 x raised=1.340,50', {numbers: {325: 'list', '1.340,50': 'raised'}}],
])('%j', (meta, expected) => expect(readLetterMeta(meta)).toEqual(expected));
