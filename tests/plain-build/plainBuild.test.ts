/** `docusaurus build` by itself writes what `npm run build` has written, to the byte. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {build, filesBelow, root} from '../content/site';
import {folderOf, languages} from '../languages';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-plain-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** One is enough: the last, which is below the others. */
const language = languages.at(-1)!;

it('makes the same files, and nothing else', () => {
  execFileSync(
    process.execPath,
    [
      path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      `--locale=${language}`,
      `--out-dir=${folder}`,
    ],
    {cwd: root, env: {...process.env, NODE_ENV: 'production'}, stdio: 'pipe'},
  );
  const [expected, own] = [path.join(build, folderOf(language)), path.join(folder, folderOf(language))];
  // The scan of the own pages reads what the builds of the other languages left, which are not made here.
  const files = filesBelow(expected, ['trust', 'trust.html', 'trust.html.br', 'trust.html.gz']).sort();
  expect(files.length).toBeGreaterThan(300);
  expect(filesBelow(own, ['trust', 'trust.html', 'trust.html.br', 'trust.html.gz']).sort()).toEqual(files);
  const different = files.filter(
    (file) => !readFileSync(path.join(own, file)).equals(readFileSync(path.join(expected, file))),
  );
  expect(different).toEqual([]);
}, 180_000);
