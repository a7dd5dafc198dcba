import {isBelow, isSamePath} from '../samePath';

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

it.each([
  ['/next', '/next/', true],
  ['/next/guides', '/next', true],
  ['/nextdoor', '/next', false],
  ['/', '/next', false],
])('%s is %s or below it: %s', (path, folder, below) => {
  expect(isBelow(path, folder)).toBe(below);
});
