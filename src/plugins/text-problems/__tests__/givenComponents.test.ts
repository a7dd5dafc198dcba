import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {givenComponents} from '../givenComponents';

const folder = mkdtempSync(path.join(tmpdir(), 'components-'));
afterAll(() => rmSync(folder, {recursive: true}));

function namesIn(source: string): string[] {
  const file = path.join(folder, 'index.tsx');
  writeFileSync(file, source);
  return givenComponents(file);
}

test('reads the components of this site', () => {
  expect(givenComponents('src/theme/MDXComponents/index.tsx')).toContain('Head');
});

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
  ['import {more} from "./more"; export default {...more};', 'there is no object more'],
  ['let more; export default more;', 'there is no object more'],
  ['const name = "A"; export default {[name]: 1};', 'a key is computed ([name]: 1)'],
  ['export const components = {};', 'it has no default export'],
])('says what it cannot tell: %s', (source, reason) => {
  expect(() => namesIn(source)).toThrow(
    `${path.join(folder, 'index.tsx')}: ${reason}, so that nobody can tell which components texts may use. Export an object whose keys are written out.`,
  );
});
