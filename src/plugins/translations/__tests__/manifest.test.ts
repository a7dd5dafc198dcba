import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import translations from '..';
import {
  briefWarnings,
  problems,
  readManifest,
  sentenceOf,
  type Translation,
  untranslated,
  warnings,
  withoutDrafts,
} from '../manifest';
import {pageStates, statesOf} from '../pageStates';
import {readStates} from '../readStates';
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

let manifest: Translation[];
beforeEach(() => {
  manifest = readManifest(siteDir);
});

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
  expect(manifest[0]).toEqual({
    language: 'it',
    original: 'docs/guides/current.md',
    translation: `${italianDocs}/guides/current.md`,
    state: 'current',
    binding: false,
    complete: true,
  });
});

describe('a site with frozen versions', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'versions-'));
  afterAll(() => rmSync(dir, {recursive: true}));
  const texts = [
    'docs/a_b.md',
    'docs/b.mdx',
    'docs/c/d.md',
    'blog/post.mdx',
    'src/content/pricing.ts',
    'legal/terms/1.mdx',
    'versioned_docs/version-1.0/a.md',
    'versioned_docs/version-2.0/a.mdx',
  ];
  const others = [
    'docs/_part.md',
    'docs/_parts/a.md',
    'docs/c/_part.mdx',
    'docs/picture.png',
    'docs/folder.md/a.txt',
    'blog/a.ts',
    'src/content/a.md',
    'legal/a.md',
    'versioned_docs/other/a.md',
  ];
  beforeAll(() => {
    for (const file of [...texts, ...others]) {
      mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
      writeFileSync(path.join(dir, file), english);
    }
  });

  it('lists all texts and no parts, without a translation where there is no other language', () => {
    expect(untranslated(dir)).toEqual(
      texts.map((original) => ({
        language: '',
        original,
        translation: '',
        state: 'current',
        binding: false,
        complete: false,
      })),
    );
    expect(readManifest(dir)).toEqual([]);
  });

  it('lists them for each language, which may do without words that bind', () => {
    for (const language of ['it', 'de']) {
      mkdirSync(path.join(dir, 'i18n', language), {recursive: true});
      const words = language === 'it' ? 'complete' : 'partial';
      writeFileSync(path.join(dir, `i18n/${language}/locale.json`), JSON.stringify({words}));
    }
    expect(untranslated(dir)).toEqual([]);
    const folder = 'i18n/de/docusaurus-plugin-content';
    const translations = [
      `${folder}-docs/current/a_b.md`,
      `${folder}-docs/current/b.mdx`,
      `${folder}-docs/current/c/d.md`,
      `${folder}-blog/post.mdx`,
      'i18n/de/content/pricing.ts',
      'i18n/de/legal/terms/1.mdx',
      `${folder}-docs/version-1.0/a.md`,
      `${folder}-docs/version-2.0/a.mdx`,
    ];
    const entries = readManifest(dir);
    expect(entries.slice(0, texts.length)).toEqual(
      texts.map((original, index) => ({
        language: 'de',
        original,
        translation: translations[index],
        state: 'missing',
        binding: /pricing|legal/.test(original),
        complete: false,
      })),
    );
    expect(problems(entries).map(sentenceOf)).toEqual([
      'src/content/pricing.ts has no Italian, and it states prices or terms. Write i18n/it/content/pricing.ts, then run: npm run i18n:stamp i18n/it/content/pricing.ts',
      'legal/terms/1.mdx has no Italian, and it states prices or terms. Write i18n/it/legal/terms/1.mdx, then run: npm run i18n:stamp i18n/it/legal/terms/1.mdx',
    ]);
    expect(briefWarnings(entries)).toEqual([
      '8 texts have no German yet: readers get the English ones. npm run i18n:status lists them.',
      '6 texts have no Italian yet: readers get the English ones. npm run i18n:status lists them.',
    ]);
  });
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
  expect(problems(readManifest(dir))).toHaveLength(5);
  const [translation, original] = ['i18n/it/content/plans.ts', '{"words": "complete"}'];
  mkdirSync(path.dirname(path.join(dir, translation)));
  writeFileSync(path.join(dir, translation), writeStamp(translation, original, hashOf(original)));
  expect(problems(readManifest(dir))).toHaveLength(4);
  rmSync(dir, {recursive: true});
});

it('warns of the rest', () => {
  const older = (translation: string, original: string) =>
    `${translation} is older than ${original}. See what changed: npm run i18n:diff ${translation}`;
  expect(warnings(manifest).map(sentenceOf)).toEqual([
    older(`${italianDocs}/guides/stale.md`, 'docs/guides/stale.md'),
    older(`${italianDocs}/guides/unstamped.mdx`, 'docs/guides/unstamped.mdx'),
    `docs/missing.md has no Italian yet: readers get the English text. It belongs into ${italianDocs}/missing.md`,
    older('i18n/it/content/home.ts', 'src/content/home.ts'),
  ]);
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
  expect(briefWarnings([...stale, stale[0]!, ...missing])).toEqual([
    '4 translations are older than their English texts. npm run i18n:status lists them.',
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

it.each([
  ['draft: true # until Monday', true],
  ['draft:true', true],
  ['draft:\ttrue\t', true],
  ['draft: false', false],
  ['draft: trueish', false],
  ['my_draft: true', false],
  ['title: x\n  draft: true', false],
  ['title: x\n---\n\ndraft: true', false],
])('asks nothing of drafts: %j, %p', (field, isDraft) => {
  for (const lines of ['\n', '\r\n']) {
    const source = `---\ntitle: One\n${field}\n---\n\nText.`.replaceAll('\n', lines);
    ['drafts/a.md', 'drafts/b.mdx', 'drafts/c.ts'].forEach((file) => write(file, source));
    const entries = ['a.md', 'b.mdx', 'c.ts', 'gone.md'].map((file) => ({
      ...manifest[0]!,
      original: `drafts/${file}`,
    }));
    expect(withoutDrafts(siteDir, entries)).toEqual(isDraft ? entries.slice(2) : entries);
  }
});

it('takes no text without front matter for a draft', () => {
  write('drafts/a.md', 'Text\n---\ndraft: true\n---\n');
  const entries = [{...manifest[0]!, original: 'drafts/a.md'}];
  expect(withoutDrafts(siteDir, entries)).toEqual(entries);
});

describe('pages', () => {
  const texts = [
    {source: 'docs/missing.md', permalink: '/it/missing'},
    {source: `${italianDocs}/guides/stale.md`, permalink: '/it/guides/stale'},
    {source: `${italianDocs}/guides/current.md`, permalink: '/it/guides/current'},
    {source: 'docs/unknown.md', permalink: '/it/unknown'},
  ];
  const ofTexts = {'/missing': 'missing', '/guides/stale': 'stale', '/': 'stale', '/pricing': 'stale'};

  it('of texts and words have their state', () => {
    expect(pageStates(manifest, texts, '/it/')).toEqual(ofTexts);
    expect(pageStates(manifest, texts, '/it/')).not.toHaveProperty('/guides/current');
  });

  it('of lists have that of their words, and then all others say theirs', () => {
    const words = ['blog', 'contact', 'customers', 'legal', 'guides', 'notARoute'].map((name) => ({
      ...manifest[0]!,
      original: `src/content/${name}.ts`,
      state: 'missing' as const,
    }));
    expect(pageStates([...manifest, ...words], texts, '/it/')).toEqual({
      ...ofTexts,
      ...Object.fromEntries(
        ['/blog', '/contact', '/customers', '/legal', '/guides'].map((page) => [page, 'missing']),
      ),
      ...Object.fromEntries(
        ['/blog/*', '/contact/*', '/customers/*', '/legal/*', '/terms/*', '/dpa/*', '/*'].map((below) => [
          below,
          'missing',
        ]),
      ),
      '/guides/current': 'current',
    });
    const stale = [
      {...words[0]!, state: 'stale' as const},
      {...words[0]!, original: 'docs/src/content/trust.ts'},
    ];
    expect(pageStates(stale, [], '/it/')).toEqual({'/blog': 'stale'});
  });

  it('are known by language, those of legal texts too', () => {
    const allContent = {
      'docusaurus-plugin-content-docs': {
        default: {
          loadedVersions: [
            {
              ...{versionName: 'current', label: 'Next', path: '/it', isLast: true},
              docs: texts.map((text) => ({...text, title: '', frontMatter: {}})),
            },
          ],
        },
      },
    };
    expect(readStates(siteDir, allContent, '/it/')).toEqual({it: ofTexts});
    const shown = [{source: 'docs/missing.md', permalink: '/it/terms'}];
    expect(readStates(siteDir, {legal: {default: {shown}}}, '/it/')).toEqual({
      it: {'/': 'stale', '/pricing': 'stale', '/terms': 'missing'},
    });
    const german = [{...manifest[1]!, language: 'de'}];
    expect(statesOf([...manifest, ...german], texts, '/it/')).toEqual({
      it: ofTexts,
      de: {'/guides/stale': 'stale'},
    });
  });
});

describe('the plugin', () => {
  const pluginFor = (currentLocale: string, dir = siteDir) =>
    translations({siteDir: dir, baseUrl: '/it/', i18n: {currentLocale, defaultLocale: 'en'}} as LoadContext);

  it('stops where something may not go online', () => {
    expect(() => pluginFor('en')).toThrow(
      ['Translations:', ...problems(manifest).map(sentenceOf)].join('\n  '),
    );
  });

  it('says the rest once, and tells the theme', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'plugin-'));
    mkdirSync(path.join(dir, 'i18n/it'), {recursive: true});
    mkdirSync(path.join(dir, 'blog'));
    writeFileSync(path.join(dir, 'i18n/it/locale.json'), '{"words": "partial"}');
    writeFileSync(path.join(dir, 'blog/a.md'), english);
    const said: string[] = [];
    const warn = console.warn;
    console.warn = (line: string) => said.push(line);
    for (const language of ['it', 'en']) {
      const {name, postBuild, allContentLoaded} = pluginFor(language, dir);
      expect(name).toBe('translations');
      await postBuild!({} as never);
      const told: unknown[] = [];
      const actions = {setGlobalData: (data: unknown) => told.push(data)};
      await allContentLoaded!({allContent: {}, actions} as never);
      expect(told).toEqual([{it: {}}]);
      expect(said).toHaveLength(language === 'en' ? 1 : 0);
    }
    console.warn = warn;
    expect(said[0]).toMatch(/^\[WARNING\] blog\/a\.md has no Italian yet/);
    rmSync(dir, {recursive: true});
  });
});

it('finds nothing wrong with a site without translations', () => {
  expect(readManifest(path.join(siteDir, 'nowhere'))).toEqual([]);
});
