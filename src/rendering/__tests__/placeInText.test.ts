import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {placeInText, tagOf} from '../placeInText';
import {testFolder} from '../../../tests/testFolder';

const {folder} = testFolder();
const file = path.join(folder, 'a.mdx');
writeFileSync(file, 'one\ntwo\n<Tabs>\n');

it.each([
  ['Tab', '<Tab>', true],
  ['Tab', '<Tabs>', false],
  ['A$b$', '<A$b$ />', true],
  ['A$b', '<Ab />', false],
])('<%s> is opened in %j: %s', (name, text, opened) => {
  expect(tagOf(name).test(text)).toBe(opened);
});

it('names file and line, and the file alone where there is no line to name', () => {
  expect(placeInText(file, /<Tabs/)).toBe(`${file}:3`);
  expect(placeInText(file, /<Card/)).toBe(file);
  expect(placeInText('nowhere.mdx', /a/)).toBe('nowhere.mdx');
});
