import {sectionsOf} from '../changes';
import {html, raw} from '../html';
import {problemKeeper} from '../problems';
import {countWords} from '../texts';

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
