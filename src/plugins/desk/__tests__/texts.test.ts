import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {sectionsOf} from '../changes';
import {html, raw} from '../html';
import {problemKeeper} from '../problems';
import {countWords, readTexts} from '../texts';

test.each([
  [
    'a.md',
    '---\ntitle: Not these\n---\n\nOne [two](./three-four.md), l’altro 1.5.\n\n```js\nnot();\n```\n',
    4,
  ],
  ['a.mdx', 'import A from \'a\';\n\n<A label="none" />\n\nOne {/* none */} two.\n', 2],
  ['a.md', 'One\n~~~~\nnot\n~~~~\n two ## Three {#not} <b>four</b> <!-- not\nnot -->', 4],
  ['a.md', '\u2014 2.5 per-cent, d\u2019accordo: e\u0300', 4],
  ['a.md', '', 0],
  ['a.md', 'One ```two``` three\n\n```\nnot\n```\nfour', 4],
  ['a.md', '```\nnot ``` not\n```\nOne', 1],
  ['a.md', '`One`\ntwo\n`three`\n~four\nfive\n~six', 6],
  ['a.md', 'One <!-- not > not --> two<br>three', 3],
  ['a.md', 'We import three\nexport not\n', 3],
  ['a.ts', String.raw`export const a = {b: "My \"two\"", c: 'one two', d: "none"};`, 4],
  ['a.ts', "export const a = {title: 'Two words', id: 'none', text: `Three more words`};", 5],
])('counts the words that are read in %s', (file, text, words) => {
  expect(countWords(file, text)).toBe(words);
});

test('markup takes values escaped, lists one after the other, and nothing for what is not', () => {
  const list = ['<a>', html`<i>${1}</i>`, raw('<br>')];
  expect(html`<p title="${'"'}">${list}${undefined}${false}${0}${''}</p>`.text).toBe(
    '<p title="&quot;">&lt;a&gt;<i>1</i><br>0</p>',
  );
});

describe('parts of a text', () => {
  const heading = (section: {heading: string; changed: boolean}) =>
    `${section.heading}${section.changed ? ' (changed)' : ''}`;
  const text = (second: string) =>
    `---\ntitle: A\n---\nIntro\n\n## One {#one}\n\n\`\`\`\n# code\n\`\`\`\n\n# Two\n${second}\n`;

  test('begin at front matter and headings, each beside its translation', () => {
    const sections = sectionsOf(
      'a.md',
      text('old words'),
      text('new words'),
      text('parole').replace('Two', 'Due'),
    );
    expect(sections.map(heading)).toEqual(['Front matter', 'Introduction', 'One', 'Two (changed)']);
    expect(sections.map(({translation}) => translation)).toEqual([
      '---\ntitle: A\n---\n',
      'Intro\n\n',
      '## One {#one}\n\n```\n# code\n```\n\n',
      '# Due\nparole\n',
    ]);
    const now = sections.map(({english}) =>
      english.flatMap(({kind, text: words}) => (kind === 'removed' ? [] : words)).join(''),
    );
    expect(now.join('')).toBe(text('new words'));
    expect(now[2]).toBe('## One {#one}\n\n```\n# code\n```\n\n');
    expect(sections[3]!.english.filter(({kind}) => kind !== 'same')).toEqual([
      {kind: 'removed', text: 'old'},
      {kind: 'added', text: 'new'},
    ]);
  });

  test('are the entries of page words, and what a translation has more stands with the last', () => {
    const words = (...lines: string[]) =>
      `export const a = {\n${lines.map((line) => `  ${line}\n`).join('')}};\n`;
    const english = words("one: '1',", "two: '2',");
    const sections = sectionsOf(
      'a.ts',
      english,
      english,
      words("one: 'uno',", "two: 'due',", "more: 'tre',").replaceAll('\n', '\r\n'),
    );
    expect(sections.map(heading)).toEqual(['Beginning', 'one', 'two']);
    expect(sections.map(({translation}) => translation)).toEqual([
      'export const a = {\n',
      "  one: 'uno',\n",
      "  two: 'due',\n  more: 'tre',\n};\n",
    ]);
  });

  test.each([
    ['One\n\n---\n\n# A\n', ['A']],
    ['---\n# no\n---\nOne\n---\n# A\n', ['Introduction', 'A']],
    ['# A {#a}\n###### B\n####### no\nx # no\n#no\n', ['A', 'B']],
    ['  ```\n# no\n  ```\n# A\n', ['A']],
    ['~~~~\n~~~\n# no\n~~~~\n# A\n', ['A']],
    ['```\n# no\nx ```\n# no\n```\n# A\n', ['A']],
    ['x ```\n# A\n`\n# B\n~~\n# C\n', ['A', 'B', 'C']],
  ])('of %j begin at %j', (english, headings) => {
    const sections = sectionsOf('a.md', english, english, '');
    expect(sections.map((section) => section.heading)).toEqual(['Front matter', ...headings]);
  });

  test('keep what was taken out of them', () => {
    const sections = sectionsOf(
      'a.md',
      'One two three four.\n\n# A\n\nFive.\n',
      'Four.\n\n# A\n\nFive.\n',
      '',
    );
    const now = sections.map(({english}) =>
      english.flatMap(({kind, text: words}) => (kind === 'removed' ? [] : words)).join(''),
    );
    expect(now).toEqual(['Four.\n\n', '# A\n\nFive.\n']);
    expect(sections.map(({changed}) => changed)).toEqual([true, false]);
  });

  test('of page words begin at entries of the first level', () => {
    const words = "export const a = {\n  one: {\n    deep: '1',\n  },\n  two: '2',\n};\n";
    expect(sectionsOf('a.ts', words, words, words).map((section) => section.heading)).toEqual([
      'Beginning',
      'one',
      'two',
    ]);
  });

  test('may be one, without any heading', () => {
    expect(sectionsOf('a.md', 'a\n', 'a\n', 'b\n')).toEqual([
      {heading: 'Front matter', english: [{kind: 'same', text: 'a\n'}], translation: 'b\n', changed: false},
    ]);
  });
});

test('problems are looked for once, and again where something has changed', async () => {
  const problems = [{file: 'a.md', line: 1, message: 'x'}];
  let runs = 0;
  const ended: (() => void)[] = [];
  const end = () => new Promise<void>((resolve) => ended.push(resolve));
  const keeper = problemKeeper(
    '/site',
    () => ended.shift()?.(),
    (siteDir) => {
      expect(siteDir).toBe('/site');
      return ++runs === 2 ? Promise.reject(new Error('Stopped.')) : Promise.resolve(problems);
    },
  );
  const first = end();
  expect(keeper.look()).toEqual({running: true});
  expect(keeper.look()).toEqual({running: true});
  await first;
  expect(keeper.look()).toEqual({problems, running: false});
  keeper.forget();
  const second = end();
  expect(keeper.look()).toEqual({problems, running: true});
  await second;
  expect(keeper.look()).toEqual({problems, running: false, failure: 'Stopped.'});
  keeper.forget();
  const third = end();
  keeper.look();
  await third;
  expect(keeper.look()).toEqual({problems, running: false});
  expect(runs).toBe(3);
});

describe('the texts of a site', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'texts-'));
  afterAll(() => rmSync(siteDir, {recursive: true}));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  };
  const facts = () =>
    readTexts(siteDir).map(({original, name, kind, title, draft, unlisted}) => ({
      ...{original, name, kind, title},
      ...(draft && {draft}),
      ...(unlisted && {unlisted}),
    }));

  test('have a kind, a title and a name', () => {
    write('docs/titled.md', '---\ntitle: Titled\ndraft: true\n---\n# Other\n');
    write('docs/headed.md', 'One # no\n\n# Headed\n');
    write('docs/untitled.md', 'One.\n');
    write('docs/nonsense.md', '---\ntitle: [\n---\n');
    write('blog/post.md', '---\nunlisted: true\n---\n');
    write('src/content/blog/docs.ts', '---\ntitle: no\n---\n');
    write('legal/terms.mdx', '');
    const all = [
      {original: 'docs/headed.md', kind: 'guide', title: 'Headed'},
      {original: 'docs/nonsense.md', kind: 'guide', title: 'nonsense'},
      {original: 'docs/titled.md', kind: 'guide', title: 'Titled', draft: true},
      {original: 'docs/untitled.md', kind: 'guide', title: 'untitled'},
      {original: 'blog/post.md', kind: 'article', title: 'post', unlisted: true},
      {original: 'src/content/blog/docs.ts', kind: 'words', title: 'docs'},
      {original: 'legal/terms.mdx', kind: 'legal', title: 'terms'},
    ];
    expect(facts()).toEqual(all.map((text) => ({...text, name: text.original})));
    // With one translation a text stands for both, with several each translation for itself.
    write('i18n/it/locale.json', '{"words": "partial"}');
    expect(facts()).toEqual(all.map((text) => ({...text, name: text.original})));
    write('i18n/de/locale.json', '{"words": "partial"}');
    expect(facts().map(({name}) => name)).toEqual(readTexts(siteDir).map(({translation}) => translation));
    rmSync(path.join(siteDir, 'i18n'), {recursive: true});
  });
});
