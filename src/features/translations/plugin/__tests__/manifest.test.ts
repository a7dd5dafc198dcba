import {briefWarnings, problems, readManifest, sentenceOf, withoutDrafts} from '../manifest';
import {pageStates} from '../pageStates';
import {hashOf, writeStamp} from '../sourceHash';
import {testFolder} from '../../../../../tests/testFolder';

const {folder: siteDir, write} = testFolder();
const versions = testFolder();
const docs = 'docusaurus-plugin-content-docs/current';
const english = '---\ntitle: One\n---\n\nA sentence.\n';
const stamped = (file: string, original = english) => writeStamp(file, english, hashOf(original));

write('i18n/it/locale.json', '{"words": "complete"}');
write('docs/current.md', english);
write(`i18n/it/${docs}/current.md`, stamped('current.md'));
write('docs/stale.md', english.replace('A sentence', 'Another sentence'));
write(`i18n/it/${docs}/stale.md`, stamped('stale.md'));
write('docs/unstamped.mdx', english);
write(`i18n/it/${docs}/unstamped.mdx`, english);
write('docs/missing.md', english);
write('docs/_part.md', english);
write(`i18n/it/${docs}/orphan.md`, stamped('orphan.md'));
write('blog/post.md', english);
write('i18n/it/docusaurus-plugin-content-blog/post.md', stamped('post.md'));
for (const [name, state] of [
  ['pricing', 'old'],
  ['plans', 'export const plans = 1;\n'],
  ['home', 'old'],
] as const) {
  write(`src/content/${name}.ts`, `export const ${name} = 1;\n`);
  write(`i18n/it/content/${name}.ts`, stamped(`${name}.ts`, state));
}
const manifest = readManifest(siteDir);

it('knows the state of each text, and which words bind', () => {
  expect(manifest.map(({original, state, binding}) => `${original} ${state}${binding ? '!' : ''}`)).toEqual([
    'docs/current.md current',
    'docs/missing.md missing',
    'docs/orphan.md orphan',
    'docs/stale.md stale',
    'docs/unstamped.mdx stale',
    'blog/post.md current',
    'src/content/home.ts stale',
    'src/content/plans.ts current!',
    'src/content/pricing.ts stale!',
  ]);
  expect(manifest[0]).toMatchObject({
    language: 'it',
    translation: `i18n/it/${docs}/current.md`,
    complete: true,
  });
});

it('stops a build for orphans and old prices, and warns of the rest', () => {
  expect(problems(manifest).map(sentenceOf)).toEqual([
    expect.stringMatching(`^i18n/it/${docs}/orphan.md translates docs/orphan.md, which is not there`),
    expect.stringMatching(
      '^i18n/it/content/pricing.ts is older than src/content/pricing.ts, and it states prices',
    ),
  ]);
  expect(briefWarnings(manifest)).toEqual([
    expect.stringMatching(`^i18n/it/${docs}/stale.md is older than docs/stale.md\\. .* npm run i18n:diff`),
    expect.stringMatching(`^i18n/it/${docs}/unstamped.mdx is older than docs/unstamped.mdx`),
    expect.stringMatching('^i18n/it/content/home.ts is older than src/content/home.ts'),
    expect.stringMatching(
      `^docs/missing.md has no Italian yet: .* It belongs into i18n/it/${docs}/missing.md`,
    ),
  ]);
  const stale = manifest.filter(({original}) => original === 'src/content/home.ts');
  expect(briefWarnings([...manifest, ...stale])).toContainEqual(
    expect.stringMatching('^4 translations are older than their English texts'),
  );
});

it('takes versions of the guides and legal texts for texts, and asks a language with some words for none', () => {
  const {folder: dir, write} = versions;
  const folders = {
    'docs/c/d.md': `${docs}/c/d.md`,
    'blog/post.mdx': 'docusaurus-plugin-content-blog/post.mdx',
    'src/content/pricing.ts': 'content/pricing.ts',
    'legal/terms/1.mdx': 'legal/terms/1.mdx',
    'versioned_docs/version-1.0/a.md': 'docusaurus-plugin-content-docs/version-1.0/a.md',
  };
  const others = [
    'docs/_parts/a.md',
    'docs/a.png',
    'docs/b.md/a.txt',
    'blog/a.ts',
    'src/content/a.md',
    'legal/a.md',
  ];
  [...Object.keys(folders), ...others].forEach((file) => write(file, english));
  expect(readManifest(dir)).toEqual([]);
  write('i18n/de/locale.json', '{"words": "partial"}');
  write('i18n/it/locale.json', '{"words": "complete"}');
  const entries = readManifest(dir);
  const german = entries.filter(({language}) => language === 'de');
  expect(german.map(({translation}) => translation)).toEqual(
    Object.values(folders).map((file) => `i18n/de/${file}`),
  );
  expect(problems(entries).map(sentenceOf)).toEqual([
    expect.stringMatching('^src/content/pricing.ts has no Italian'),
    expect.stringMatching('^legal/terms/1.mdx has no Italian'),
  ]);
  expect(briefWarnings(entries)[0]).toMatch(/^5 texts have no German yet/);
  expect(briefWarnings(entries)).toHaveLength(4);
});

it.each([
  ['draft: true # until Monday', true],
  ['draft: false', false],
  ['my_draft: true', false],
  ['title: x\n  draft: true', false],
  ['title: x\n---\n\ndraft: true', false],
])('asks nothing of drafts: %j, %p', (field, isDraft) => {
  for (const lines of ['\n', '\r\n']) {
    write('drafts/a.md', `---\ntitle: One\n${field}\n---\n\nText.`.replaceAll('\n', lines));
    const entries = [{...manifest[0]!, original: 'drafts/a.md'}];
    expect(withoutDrafts(siteDir, entries)).toEqual(isDraft ? [] : entries);
  }
});

it('gives pages the state of their text, and those below a list that of its words', () => {
  const texts = [
    {source: 'docs/missing.md', permalink: '/it/missing'},
    {source: `i18n/it/${docs}/stale.md`, permalink: '/it/guides/stale'},
    {source: `i18n/it/${docs}/current.md`, permalink: '/it/guides/current'},
  ];
  const ofTexts = {'/missing': 'missing', '/guides/stale': 'stale', '/': 'stale', '/pricing': 'stale'};
  expect(pageStates(manifest, texts, '/it/')).toEqual(ofTexts);
  const words = ['blog', 'legal', 'notARoute'].map((name) => ({
    ...manifest[0]!,
    original: `src/content/${name}.ts`,
    state: 'missing' as const,
  }));
  const missing = ['/blog', '/legal', '/blog/*', '/legal/*', '/terms/*', '/dpa/*'];
  expect(pageStates([...manifest, ...words], texts, '/it/')).toEqual({
    ...ofTexts,
    ...Object.fromEntries(missing.map((page) => [page, 'missing'])),
    '/guides/current': 'current',
  });
});
