import {isBelow, isSamePath, withoutTrailingSlash} from '../samePath';

it.each([
  ['/guides', '/guides/', true],
  ['/Guides', '/guides', true],
  ['/guides', '/guide', false],
  ['/guides/x', '/guidesx', false],
  [undefined, undefined, true],
])('%s and %s: %s', (a, b, same) => {
  expect(isSamePath(a, b)).toBe(same);
});

it.each([
  ['/next', '/next/', true],
  ['/next/guides', '/next', true],
  ['/nextdoor', '/next', false],
  ['/a', '/', true],
])('%s is %s or below it: %s', (path, folder, below) => {
  expect(isBelow(path, folder)).toBe(below);
});

it.each([
  ['/guides/', '/guides'],
  ['/', '/'],
])('%s is written %s', (path, written) => {
  expect(withoutTrailingSlash(path)).toBe(written);
});
