import {isSamePath} from '../samePath';

it.each([
  ['/guides', '/guides/', true],
  ['/Guides', '/guides', true],
  ['/', '/', true],
  ['/guides', '/guide', false],
  ['/guides', undefined, false],
  [undefined, undefined, true],
])('%s and %s: %s', (a, b, same) => {
  expect(isSamePath(a, b)).toBe(same);
});
