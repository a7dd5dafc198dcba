import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {DownloadsJob} from '../job';

const root = path.resolve(import.meta.dirname, '../../../..');
const script = path.join(root, 'src/plugins/downloads/makeDownloads.mts');
let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'downloads-'));
});
afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

/** Makes the files of guides, by name and text, as a build does. */
function make(texts: Record<string, string>, sheet?: string) {
  mkdirSync(path.join(siteDir, 'docs'));
  for (const [name, text] of Object.entries(texts)) {
    writeFileSync(path.join(siteDir, `docs/${name}.md`), `---\ntitle: ${name}\n---\n\n${text}\n`);
  }
  const names = Object.keys(texts);
  const job: DownloadsJob = {
    siteDir,
    outDir: path.join(siteDir, 'build'),
    addresses: {url: 'https://a.example', baseUrl: '/', permalinks: {}},
    guides: names.map((name) => ({source: `docs/${name}.md`, permalink: `/${name}`, name, sheet})),
    codeHash: '',
  };
  const {status, stderr} = spawnSync(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    input: JSON.stringify(job),
    encoding: 'utf8',
  });
  const folder = path.join(siteDir, 'build/downloads');
  return {status, stderr, files: existsSync(folder) ? readdirSync(folder).sort() : []};
}

it('makes the files of every guide', () => {
  const {status, files} = make({a: '- [ ] One\n\n```yaml\nid: R-1\nrisk: 4\n```'}, 'register');
  expect({status, files}).toEqual({status: 0, files: ['a.pdf', 'register.csv']});
});

it('fails where a guide has nothing to offer, and names all of them', () => {
  const {status, stderr} = make({
    a: 'Text.',
    b: '- [ ] One',
    c: '- [ ] One\n\n![No](./no.png)',
    d: '- [ ] ☃',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('docs/a.md: its button offers a checklist');
  expect(stderr).toContain('docs/c.md: the picture ./no.png is not there');
  expect(stderr).toContain('docs/d.md: the character "☃"');
  expect(stderr).not.toContain('docs/b.md');
});

it('fails where a table has no rows', () => {
  const {status, stderr} = make({a: '- [ ] One'}, 'register');
  expect(status).toBe(1);
  expect(stderr).toContain('docs/a.md: the front matter promises a "sheet"');
});
