import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {lineOf, placeInText, tagOf} from '../placeInText';

const folder = mkdtempSync(path.join(tmpdir(), 'place-'));
const file = path.join(folder, 'a.mdx');
writeFileSync(file, 'one\ntwo\n<Tabs>\n');
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, {recursive: true}));

it.each([
  ['one\ntwo', /two/, 2],
  ['one\ntwo', /one/, 1],
  ['one\ntwo', /three/, undefined],
])('in %j, %s is on line %s', (source, found, line) => {
  expect(lineOf(source, found)).toBe(line);
});

it.each([
  ['Tab', '<Tab>', true],
  ['Tab', 'a <Tab\n', true],
  ['Tab', '<Tabs>', false],
  ['Tab', '<Tab$>', false],
  ['A$b$', '<A$b$ />', true],
  ['A$b', '<Ab />', false],
])('<%s> is opened in %j: %s', (name, text, opened) => {
  expect(tagOf(name).test(text)).toBe(opened);
});

it('names file and line, and the file alone where there is no line to name', () => {
  expect(placeInText(file, /<Tabs/)).toBe(`${file}:3`);
  expect(placeInText(file, /<Card/)).toBe(file);
  expect(placeInText('nowhere.mdx', /a/)).toBe('nowhere.mdx');
  jest.spyOn(process, 'getBuiltinModule').mockReturnValue(undefined as never);
  expect(placeInText(file, /<Tabs/)).toBe(file);
  // As in Node before 20.16, and in browsers.
  jest.replaceProperty(globalThis, 'process', {} as never);
  expect(placeInText(file, /<Tabs/)).toBe(file);
  jest.replaceProperty(globalThis, 'process', undefined as never);
  expect(placeInText(file, /<Tabs/)).toBe(file);
});
