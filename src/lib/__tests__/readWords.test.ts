import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readModules, readWords, wordsFile, wordsNames} from '../readWords';
import {testFolder} from '../../../tests/testFolder';

const {folder: siteDir} = testFolder();

const files = {
  'package.json': '{}',
  'node_modules/kept/index.js': 'module.exports = {count: 3};',
  'src/data/facts.ts': 'export const plans: number = 2;',
  'src/content/home.ts':
    "import {plans} from '@site/src/data/facts';\nimport {count} from 'kept';\nexport const home = {title: `${plans} of ${count}`, lede: 'Words'};",
  'src/content/about.ts': "export const about = {title: 'About'};",
  'src/content/GLOSSARY.md': '',
  'i18n/de/content/home.ts': "export const home = {title: 'Start'};",
};
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
}

it('knows the files of words', () => {
  expect(wordsFile('en', 'home')).toBe('src/content/home.ts');
  expect(wordsFile('de', 'home')).toBe('i18n/de/content/home.ts');
  expect(wordsNames(siteDir)).toEqual(['about', 'home']);
});

it('reads what there is of several', () => {
  const home = {title: '2 of 3', lede: 'Words'};
  expect(readModules(siteDir, 'en', ['home', 'about'])).toEqual({home, about: {title: 'About'}});
  expect(readModules(siteDir, 'de', ['home', 'about'])).toEqual({home: {title: 'Start'}});
});

it('lets English stand in where a language has no words', () => {
  expect(readWords(siteDir, 'en', 'home')).toEqual({title: '2 of 3', lede: 'Words'});
  expect(readWords(siteDir, 'de', 'home')).toEqual({title: 'Start', lede: 'Words'});
  expect(readWords(siteDir, 'de', 'about')).toEqual({title: 'About'});
});
