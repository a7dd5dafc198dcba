import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {stampTranslation, translatedCommit} from '../history';
import {readManifest} from '../manifest';
import {hashOf, writeStamp} from '../sourceHash';
import {testFolder} from '../../../../../tests/testFolder';

const {folder, write: writeInClone} = testFolder();
// A site below the root of its clone, as one among several packages is.
const siteDir = path.join(folder, 'site');
const write = (file: string, text: string) => writeInClone(`site/${file}`, text);

const italian = 'i18n/it/docusaurus-plugin-content-docs/current/a.md';
const english = (sentence: string) => `---\ntitle: A\n---\n\n${sentence}\n`;

const git = (...args: string[]) => {
  const {status, stderr} = spawnSync(
    'git',
    ['-c', 'user.name=A writer', '-c', 'user.email=writer@site.example', ...args],
    {cwd: folder, encoding: 'utf8'},
  );
  if (status !== 0) {
    throw new Error(stderr);
  }
};
const entry = () => readManifest(siteDir).find(({original}) => original === 'docs/a.md')!;

beforeAll(() => {
  write('i18n/it/locale.json', '{"words": "complete"}');
  write('docs/a.md', english('First.'));
  write(italian, writeStamp(italian, english('Prima.'), hashOf(english('First.'))));
});

test('finds the text that was translated, and stamps the one of now', () => {
  expect(() => translatedCommit(siteDir, entry())).toThrow('this folder has none: it is no clone');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'First');
  write('docs/a.md', english('Second.'));
  git('commit', '--quiet', '-am', 'Second');
  rmSync(path.join(siteDir, 'docs/a.md'));
  git('commit', '--quiet', '-am', 'Gone');
  write('docs/a.md', english('Third.'));
  expect(entry().state).toBe('stale');
  const {stdout} = spawnSync('git', ['show', `${translatedCommit(siteDir, entry())}:./docs/a.md`], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  expect(stdout).toBe(english('First.'));

  stampTranslation(siteDir, entry());
  expect(entry().state).toBe('current');
  expect(readFileSync(path.join(siteDir, italian), 'utf8')).toBe(
    writeStamp(italian, english('Prima.'), hashOf(english('Third.'))),
  );
  // What was never committed cannot be found again.
  write('docs/a.md', english('Fourth.'));
  expect(() => translatedCommit(siteDir, entry())).toThrow(
    `The history of docs/a.md does not hold the text that ${italian} translates (${hashOf(english('Third.'))}): it was never committed, or this clone is shallow (git fetch --unshallow).`,
  );
  write(italian, english('Prima.'));
  expect(() => translatedCommit(siteDir, entry())).toThrow(
    `${italian} does not say which text it translates. Compare it with docs/a.md, then run: npm run i18n:stamp ${italian}`,
  );
});
