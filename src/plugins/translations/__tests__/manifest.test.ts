import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {briefWarnings, problems, readManifest, sentenceOf, warnings, withoutDrafts} from '../manifest';
import {pageStates} from '../pageStates';
import {hashOf, writeStamp} from '../sourceHash';

const siteDir = mkdtempSync(path.join(tmpdir(), 'translations-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

const italianDocs = 'i18n/it/docusaurus-plugin-content-docs/current';

function write(file: string, text: string): void {
  const full = path.join(siteDir, file);
  mkdirSync(path.dirname(full), {recursive: true});
  writeFileSync(full, text);
}

const english = '---\ntitle: One\n---\n\nA sentence.\n';
const italianOf = (file: string, original = english) =>
  writeStamp(file, '---\ntitle: Uno\n---\n\nUna frase.\n', hashOf(original));

write('i18n/it/locale.json', '{"words": "complete"}');
write('docs/guides/current.md', english);
write(`${italianDocs}/guides/current.md`, italianOf('current.md'));
write('docs/guides/stale.md', english.replace('A sentence', 'Another sentence'));
write(`${italianDocs}/guides/stale.md`, italianOf('stale.md'));
write('docs/guides/unstamped.mdx', english);
write(`${italianDocs}/guides/unstamped.mdx`, '---\ntitle: Uno\n---\n');
write('docs/missing.md', english);
write('docs/_part.md', english);
write(`${italianDocs}/orphan.md`, italianOf('orphan.md'));
write('blog/post.md', english);
write('i18n/it/docusaurus-plugin-content-blog/post.md', italianOf('post.md'));
write('src/content/pricing.ts', 'export const pricing = 49;\n');
write('i18n/it/content/pricing.ts', writeStamp('pricing.ts', 'export const pricing = 49;\n', hashOf('old')));
write('src/content/home.ts', 'export const home = 1;\n');
write('i18n/it/content/home.ts', 'export const home = 1;\n');

const manifest = readManifest(siteDir);

it('knows the state of each text', () => {
  expect(manifest.map(({original, state}) => [original, state])).toEqual([
    ['docs/guides/current.md', 'current'],
    ['docs/guides/stale.md', 'stale'],
    ['docs/guides/unstamped.mdx', 'stale'],
    ['docs/missing.md', 'missing'],
    ['docs/orphan.md', 'orphan'],
    ['blog/post.md', 'current'],
    ['src/content/home.ts', 'stale'],
    ['src/content/pricing.ts', 'stale'],
  ]);
});

it('stops a build for orphans and old prices, and says what to do', () => {
  expect(problems(manifest).map(sentenceOf)).toEqual([
    `${italianDocs}/orphan.md translates docs/orphan.md, which is not there. Rename or delete it.`,
    'i18n/it/content/pricing.ts is older than src/content/pricing.ts, and it states prices or terms. Bring it up to date, then run: npm run i18n:stamp i18n/it/content/pricing.ts',
  ]);
});

it('holds words of plans, prices and savings to be binding, and all legal texts', () => {
  const files = {
    'src/content/plans.ts': true,
    'src/content/planWords.ts': true,
    'src/content/priceRuler.ts': true,
    'src/content/savings.ts': true,
    'src/content/airplane.ts': false,
    'legal/terms/2027-03-01.mdx': true,
    'blog/prices.md': false,
  };
  const dir = mkdtempSync(path.join(tmpdir(), 'binding-'));
  for (const file of [...Object.keys(files), 'i18n/it/locale.json']) {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), '{"words": "complete"}');
  }
  expect(Object.fromEntries(readManifest(dir).map(({original, binding}) => [original, binding]))).toEqual(
    files,
  );
  expect(problems(readManifest(dir)).map(({file}) => file)).toHaveLength(5);
  rmSync(dir, {recursive: true});
});

it('warns of the rest', () => {
  const said = warnings(manifest).map(sentenceOf);
  expect(said).toHaveLength(4);
  expect(said.join('\n')).toContain(
    `docs/missing.md has no Italian yet: readers get the English text. It belongs into ${italianDocs}/missing.md`,
  );
});

it('says in one line what many texts lack, and names a few', () => {
  const missing = manifest.filter(({state}) => state === 'missing');
  const stale = manifest.filter(({state, binding}) => state === 'stale' && !binding);
  expect([missing.length, stale.length]).toEqual([1, 3]);
  const hundred = Array.from({length: 120}, () => missing[0]!);
  expect(briefWarnings([...hundred, ...stale])).toEqual([
    ...warnings(stale).map(sentenceOf),
    '120 texts have no Italian yet: readers get the English ones. npm run i18n:status lists them.',
  ]);
  expect(briefWarnings([...stale, ...stale, ...missing])).toEqual([
    '6 translations are older than their English texts. npm run i18n:status lists them.',
    ...warnings(missing).map(sentenceOf),
  ]);
});

it('names a file whose name has spaces whole, and commands that can be pasted', () => {
  const spaced = {...manifest[1]!, original: 'docs/my guide.md', translation: `${italianDocs}/my guide.md`};
  expect(warnings([spaced, {...spaced, state: 'missing'}])).toEqual([
    {
      file: `${italianDocs}/my guide.md`,
      says: `is older than docs/my guide.md. See what changed: npm run i18n:diff "${italianDocs}/my guide.md"`,
    },
    expect.objectContaining({file: 'docs/my guide.md'}),
  ]);
});

it('asks nothing of drafts', () => {
  const draft = '---\ntitle: One\ndraft: true # until Monday\n---\n\nA sentence.\n';
  write('docs/drafts/stale.md', draft);
  write(`${italianDocs}/drafts/stale.md`, italianOf('stale.md'));
  write('docs/drafts/missing.mdx', draft);
  write('docs/drafts/shown.md', english.replace('A sentence.', 'draft: true\n'));
  const entries = readManifest(siteDir).filter(({original}) => original.startsWith('docs/drafts/'));
  expect(entries).toHaveLength(3);
  expect(withoutDrafts(siteDir, entries).map(({original}) => original)).toEqual(['docs/drafts/shown.md']);
  rmSync(path.join(siteDir, 'docs/drafts'), {recursive: true});
  rmSync(path.join(siteDir, italianDocs, 'drafts'), {recursive: true});
});

it('finds the pages of texts and words', () => {
  const texts = [
    {source: 'docs/missing.md', permalink: '/it/missing'},
    {source: `${italianDocs}/guides/stale.md`, permalink: '/it/guides/stale'},
    {source: `${italianDocs}/guides/current.md`, permalink: '/it/guides/current'},
  ];
  expect(pageStates(manifest, texts, '/it/')).toEqual({
    '/missing': 'missing',
    '/guides/stale': 'stale',
    '/': 'stale',
    '/pricing': 'stale',
  });
});

it('finds nothing wrong with a site without translations', () => {
  expect(readManifest(path.join(siteDir, 'nowhere'))).toEqual([]);
});
