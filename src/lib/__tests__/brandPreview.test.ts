import {parsePreview, readableOn} from '../brandPreview';

it('reads name and colour, and nothing half', () => {
  expect(parsePreview('?brand=Nordalia&colour=D9531E')).toEqual({name: 'Nordalia', colour: '#d9531e'});
  for (const search of [
    '',
    '?brand=Nordalia',
    '?colour=d9531e',
    '?brand=%20&colour=d9531e',
    '?brand=N&colour=red',
  ]) {
    expect(parsePreview(search)).toBeUndefined();
  }
});

it.each([
  ['#ffffff', '#0d1830'],
  ['#ffd166', '#0d1830'],
  ['#1b55ee', '#ffffff'],
  ['#000000', '#ffffff'],
])('writes on %s in %s', (colour, ink) => {
  expect(readableOn(colour)).toBe(ink);
});
