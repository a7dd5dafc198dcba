import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {runCommand} from '../commands';
import {hashOf, readStamp, writeStamp} from '../sourceHash';
import {testFolder} from '../../../../../tests/testFolder';

const {folder: siteDir, write, clear} = testFolder();
beforeEach(() => {
  clear();
  write('package.json', '{}');
  mkdirSync(path.join(siteDir, 'src/content'), {recursive: true});
});

const folderOf = (language: string) => `i18n/${language}/docusaurus-plugin-content-docs/current`;
const english = '---\ntitle: A\n---\n';
/** Writes a text and its translation. Returns the translation's file. */
function layDown(name: string, language: string, original = english): string {
  const file = `${folderOf(language)}/${name}`;
  write(`docs/${name}`, english);
  write(file, writeStamp(file, english, hashOf(original)));
  return file;
}
const speak = (language: string, words: string) =>
  write(`i18n/${language}/locale.json`, JSON.stringify({words}));

/** Runs a command. Returns its output, errors and diffs. */
function run(...args: string[]) {
  const terminal: Record<'said' | 'faults' | 'shown', string[]> = {said: [], faults: [], shown: []};
  runCommand(siteDir, args, {
    say: (line) => terminal.said.push(line),
    complain: (lines) => terminal.faults.push(lines),
    showDiff: (commit, file) => terminal.shown.push(`${commit} ${file}`),
  });
  return terminal;
}

it('lists each of several languages by itself, and fails where something may not go online', () => {
  speak('de', 'partial');
  speak('it', 'complete');
  layDown('a.md', 'de');
  write(`${folderOf('it')}/gone.md`, english);
  write('src/content/home.ts', "export const home = {a: '1', b: '2'};");
  write('i18n/de/content/home.ts', "export const home = {a: '1'};");
  const [german, italian] = [folderOf('de'), folderOf('it')];
  const home = 'src/content/home.ts';
  expect(run('status')).toEqual({
    said: [
      '\nGerman\n',
      `current   docs/a.md            ${german}/a.md`,
      `stale     ${home}  i18n/de/content/home.ts`,
      '\n1 current, 1 stale, 0 missing, 0 orphan',
      'i18n/de/content/home.ts lacks b',
      '\nItalian\n',
      `missing   docs/a.md            ${italian}/a.md`,
      `orphan    docs/gone.md         ${italian}/gone.md`,
      `missing   ${home}  i18n/it/content/home.ts`,
      '\n0 current, 0 stale, 2 missing, 1 orphan',
    ],
    faults: [
      `\n${italian}/gone.md translates docs/gone.md, which is not there. Rename or delete it.\ni18n/it/content/home.ts is not there: translate ${home}, or let English stand in: {"words": "partial"} in i18n/it/locale.json.`,
    ],
    shown: [],
  });
});

it('names the drafts, also without another language', () => {
  write('docs/b.md', '---\ntitle: B\ndraft: true\n---\n');
  write('blog/a.mdx', '---\ndraft: true # until Monday\n---\n');
  layDown('a.md', 'it');
  const drafts = '\nDrafts, which only npm run dev shows:\nblog/a.mdx\ndocs/b.md';
  expect(run('status').said).toEqual(['The site has no language besides English.', drafts]);
  speak('it', 'partial');
  expect(run('status').said.at(-1)).toBe(drafts);
});

it('stamps a translation, or all of a text that are there', () => {
  ['de', 'fr', 'it'].forEach((language) => speak(language, 'partial'));
  const [german, italian] = [layDown('a.md', 'de', 'Old'), layDown('a.md', 'it', 'Old')];
  const stampOf = (file: string) => readStamp(file, readFileSync(path.join(siteDir, file), 'utf8'));
  const said = (file: string) => `${file} now translates the present text of docs/a.md.`;
  expect(run('stamp', path.join(siteDir, italian)).said).toEqual([said(italian)]);
  expect([german, italian].map(stampOf)).toEqual([hashOf('Old'), hashOf(english)]);
  expect(run('stamp', './docs/a.md', german).said).toEqual([german, italian, german].map(said));
  expect(stampOf(german)).toBe(hashOf(english));
  expect(() => run('stamp', 'docs/b.md')).toThrow(
    'docs/b.md is neither a text nor a translation. Texts: npm run i18n:status',
  );
  write('docs/alone.md', english);
  expect(() => run('stamp', 'docs/alone.md')).toThrow(`${folderOf('de')}/alone.md is not there.`);
});

it.each(['', 'diff', 'stamp', 'other'])('says which commands there are: "%s" is none', (command) => {
  expect(() => run(...command.split(' '))).toThrow(
    'Usage: npm run i18n:status, npm run i18n:diff FILE, npm run i18n:stamp FILE…',
  );
});
