import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {SheetKind} from '../../../../data/sheetForms';
import {makeDownloads} from '../makeDownloads';
import {testFolder} from '../../../../../tests/testFolder';
import {textPage} from '../../../../../tests/textPage';

const {folder: siteDir, clear} = testFolder();

beforeEach(() => {
  clear();
  // The words of the files are the portal's.
  symlinkSync(path.resolve('src'), path.join(siteDir, 'src'));
});

/** Makes the files of guides, by name and HTML, as a build does. */
async function make(texts: Record<string, string>, sheet?: string, kinds: readonly SheetKind[] = []) {
  const names = Object.keys(texts);
  const made = makeDownloads({
    siteDir,
    outDir: path.join(siteDir, 'build'),
    origin: 'https://a.example',
    baseUrl: '/',
    pages: names.map((name) => textPage(texts[name]!, {route: `/${name}`})),
    guides: names.map((name) => ({
      source: `docs/${name}.md`,
      permalink: `/${name}`,
      title: name,
      description: '',
      cards: [],
      // A guide with sheets need not be a handbook.
      name: kinds.length > 0 ? undefined : name,
      sheet,
      sheets: kinds.map((kind) => ({kind, name: `${name}-${kind}`})),
    })),
    key: '',
  });
  const complaint = await made.then(
    () => undefined,
    (error: Error) => error.message,
  );
  const folder = path.join(siteDir, 'build/downloads');
  return {complaint, files: existsSync(folder) ? readdirSync(folder).sort() : []};
}

const task = '<ul><li><label><input type="checkbox"> One</label></li></ul>';

it('prints links and pictures, and makes a file anew where one of them has changed', async () => {
  const picture = path.join(siteDir, 'build/drawn.svg');
  const draw = (colour: string) =>
    writeFileSync(
      picture,
      `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="${colour}"/></svg>`,
    );
  const made = async (permalink: string) => {
    const html = `${task}<p><a href="${permalink}">b</a></p><p><img src="/drawn.svg" alt="Drawn"></p>`;
    const {complaint} = await make({a: html});
    expect(complaint).toBeUndefined();
    return readFileSync(path.join(siteDir, 'build/downloads/a.pdf'));
  };
  mkdirSync(path.dirname(picture));
  draw('#00f');
  const first = await made('/b');
  const {links} = JSON.parse(
    execFileSync(process.execPath, ['tests/pdfText.mjs'], {input: first, encoding: 'utf8'}),
  ) as {
    links: string[];
  };
  expect(links).toContain('https://a.example/b');
  draw('#f00');
  const second = await made('/b');
  const third = await made('/guides/b');
  const again = await made('/guides/b');
  expect([second.equals(first), third.equals(second), again.equals(third)]).toEqual([false, false, true]);
  const kept = readdirSync(path.join(siteDir, 'node_modules/.cache/portal/downloads'));
  expect(kept.filter((file) => /^[\da-f]{64}\.pdf$/.test(file))).toHaveLength(3);
});

it('fails where a guide has nothing to offer, and names all of them', async () => {
  mkdirSync(path.join(siteDir, 'build'));
  writeFileSync(
    path.join(siteDir, 'build/drawn.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>漢</text></svg>',
  );
  const {complaint} = await make({
    a: 'Text.',
    b: task,
    c: `${task}<img src="/no.png" alt="No">`,
    d: task.replace('One', '☃'),
    e: `${task}<img src="/drawn.svg" alt="Drawn">`,
  });
  expect(complaint).toMatch(/^Downloads:/);
  expect(complaint).toContain('docs/a.md: its button offers a checklist');
  expect(complaint).toContain('docs/c.md: the picture https://a.example/no.png is not there');
  expect(complaint).toContain('docs/d.md: the character "☃"');
  expect(complaint).toContain('docs/e.md: the character "漢"');
  expect(complaint).not.toContain('docs/b.md');
});

it('fails where a guide has not what its sheets are made of', async () => {
  const sheets = await make({a: 'Text.', b: task}, undefined, ['checklist', 'risk-register']);
  expect(sheets.complaint).toContain('docs/a.md: its button offers a checklist');
  expect(sheets.complaint).toContain('docs/b.md: its front matter offers a "risk-register"');
  const table = await make({c: task}, 'table');
  expect(table.complaint).toContain('docs/c.md: the front matter promises a "sheet"');
});
