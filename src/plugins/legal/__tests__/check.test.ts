/** The portal's own texts are in order, and each fault seeded into a copy of them is told in words. */
import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {legalProblems, sayProblem} from '../../../lib/legal/check';
import {legalFolders} from '../../../lib/legal/model';
import {readTexts} from '../readTexts';
import {languages} from '../../../../tests/languages';
import {whereItalian} from '../../../../tests/whereItalian';

const root = process.cwd();
const copies: string[] = [];
afterAll(() => copies.forEach((folder) => rmSync(folder, {recursive: true})));

/** A copy of the legal texts, to be spoilt. */
function copy(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'legal-'));
  copies.push(folder);
  for (const texts of [
    ...Object.values(legalFolders(languages)),
    ...whereItalian.rows(['i18n/it/locale.json']).flat(),
  ]) {
    cpSync(path.join(root, texts), path.join(folder, texts), {recursive: true});
  }
  return folder;
}

function edit(folder: string, file: string, change: (text: string) => string): void {
  const full = path.join(folder, file);
  const text = readFileSync(full, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(full, changed);
}

const problemsIn = async (folder: string) => legalProblems(await readTexts(folder)).map(sayProblem);

const english = 'legal/terms/2025-08-20.mdx';
const italian = 'i18n/it/legal/terms/2025-08-20.mdx';

it('has nothing to say of the texts as they are', async () => {
  const all = await readTexts(root);
  expect(all.texts.length).toBeGreaterThanOrEqual(4 * languages.length);
  expect(legalProblems(all)).toEqual([]);
});

it('does not mind how a text is set', async () => {
  const folder = copy();
  edit(folder, english, (text) =>
    text
      .replace('own brand. It shall not', 'own brand.\nIt shall not')
      .replace('means of the Partner', 'means of\nthe Partner'),
  );
  expect(await problemsIn(folder)).toEqual([]);
});

it.each([['English', english], ...whereItalian.rows(['Italian', italian])])(
  'sees an edit of a published version in %s',
  async (_language, file) => {
    const folder = copy();
    edit(folder, file, (text) => text.replaceAll('Milan', 'Turin'));
    expect(await problemsIn(folder)).toEqual([
      `${file}: was changed after it was published, and partners have agreed to what it said. Undo the change (git checkout ${file}) and publish a new version instead: legal/README.md says how.`,
    ]);
  },
);

whereItalian.test('sees an article that is missing in Italian', async () => {
  const folder = copy();
  edit(folder, italian, (text) => text.replace(/\n## 16\. [\s\S]*?(?=\n## Approvazione)/, ''));
  expect(await problemsIn(folder)).toContain(
    `${italian}: lacks Article 16. Every version and language has the same parts: parties, recitals, Article 1 to 16, approval, contact.`,
  );
});

it('sees a version that is gone, and one that is on no list', async () => {
  const folder = copy();
  rmSync(path.join(folder, 'legal/dpa/2025-02-03.mdx'));
  cpSync(path.join(folder, english), path.join(folder, 'legal/terms/2026-01-01.mdx'));
  const said = (await problemsIn(folder)).join('\n');
  expect(said).toContain(
    'legal/dpa/2025-02-03.mdx: is a published version and must stay, but the file is not there. Restore it.',
  );
  expect(said).toContain(
    'legal/terms/2026-01-01.mdx: is not published: no line in legal/versions.json has it. Publish it (npm run legal:publish -- terms 2026-01-01 NOTICE-DAY)',
  );
});

describe('publishing', () => {
  const publish = (folder: string, ...args: string[]) =>
    execFileSync(
      process.execPath,
      [
        path.join(root, 'node_modules/tsx/dist/cli.mjs'),
        path.join(root, 'src/plugins/legal/cli.ts'),
        ...args,
      ],
      {cwd: folder, encoding: 'utf8', stdio: 'pipe'},
    );

  it('locks a new version, once', async () => {
    const folder = copy();
    const files = [english, ...whereItalian.rows([italian]).flat()];
    for (const file of files) {
      const next = file.replace('2025-08-20', '2027-02-01');
      cpSync(path.join(folder, file), path.join(folder, next));
      edit(folder, next, (text) => text.replaceAll('Wilmington', 'Dover'));
    }
    expect(await problemsIn(folder)).toHaveLength(files.length);
    expect(() => publish(folder, 'terms', '2027-02-01', '2027-01-03')).toThrow(
      '29 days before it takes effect',
    );
    expect(publish(folder, 'terms', '2027-02-01', '2027-01-02')).toContain('terms 2027-02-01 is published');
    expect(await problemsIn(folder)).toEqual([]);
    expect(() => publish(folder, 'terms', '2027-02-01', '2027-01-02')).toThrow(
      'is published already and stays as it is',
    );
    expect(() => publish(folder, 'terms', 'tomorrow', '2027-01-02')).toThrow('Usage: npm run legal:publish');
  });
});
