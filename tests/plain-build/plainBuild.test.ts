/** `docusaurus build` alone gives byte for byte the output of `npm run build`. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {build, filesBelow, root} from '../content/site';
import {folderOf, languages} from '../languages';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-plain-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** One language is enough: the last one, whose folder is inside the others' output. */
const language = languages.at(-1)!;

/**
 * Files with results of the scan, which reads the built pages of all languages; the others are not built here. In the
 * pages themselves, only the results are ignored.
 */
const withScan = ['trust', ...['index', 'trust'].flatMap((page) => [`${page}.html.br`, `${page}.html.gz`])];

it('makes the same files, and nothing else', () => {
  execFileSync(
    process.execPath,
    [
      path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      `--locale=${language}`,
      `--out-dir=${folder}`,
    ],
    {cwd: root, env: {...process.env, NODE_ENV: 'production', JEST_WORKER_ID: undefined}, stdio: 'pipe'},
  );
  const [expected, own] = [path.join(build, folderOf(language)), path.join(folder, folderOf(language))];
  const files = filesBelow(expected, withScan).sort();
  expect(files.length).toBeGreaterThan(300);
  expect(filesBelow(own, withScan).sort()).toEqual(files);
  const read = (below: string, file: string) => {
    const bytes = readFileSync(path.join(below, file));
    return file.endsWith('.html') ? Buffer.from(`${bytes}`.replace(/(data-scan="\w+">)[^<]*/g, '$1')) : bytes;
  };
  const different = files.filter((file) => !read(own, file).equals(read(expected, file)));
  expect(different).toEqual([]);
}, 180_000);
