import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {givenComponents} from '../givenComponents';
import {testFolder} from '../../../../tests/testFolder';

const {folder} = testFolder();

function namesIn(source: string): string[] {
  const file = path.join(folder, 'index.tsx');
  writeFileSync(file, source);
  return givenComponents(file);
}

test('reads keys however the object is written', () => {
  expect(
    namesIn(`import {Tabs} from './Tabs';
      const shared = {Note: () => <p />, 'Quoted': 1} as const;
      const other = {}, components = {Tabs, a: 'a', h2: () => null, ...shared, Method() {}} satisfies object;
      export default components;`),
  ).toEqual(['Tabs', 'Note', 'Quoted', 'Method']);
  expect(namesIn('export default {One: 1, two: 2, threeTimes: 3};')).toEqual(['One']);
});

test.each([
  ['const name = "A"; export default {[name]: 1};', 'a key is computed ([name]: 1)'],
  ['export const components = {};', 'it has no default export'],
])('says what it cannot tell: %s', (source, reason) => {
  expect(() => namesIn(source)).toThrow(
    `${path.join(folder, 'index.tsx')}: ${reason}, so that nobody can tell which components texts may use. Export an object whose keys are written out.`,
  );
});
