import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hashOf, writeStamp} from '../../../src/plugins/translations/sourceHash';
import {checkContent} from '..';

const siteDir = mkdtempSync(path.join(tmpdir(), 'content-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

function write(file: string, text: string): void {
  const full = path.join(siteDir, file);
  mkdirSync(path.dirname(full), {recursive: true});
  writeFileSync(full, text);
}

const good =
  '---\ntitle: Good\ndescription: A text in order.\n---\n\n## One {#one}\n\nSee [bad](./bad.md#there).\n';

mkdirSync(path.join(siteDir, 'src'), {recursive: true});
cpSync('src/pages', path.join(siteDir, 'src/pages'), {recursive: true});
write('docs/good.md', good);
write(
  'i18n/it/docusaurus-plugin-content-docs/current/good.md',
  writeStamp('good.md', good.replace('A text', 'Un testo'), hashOf(good)),
);
write(
  'docs/bad.md',
  `---
title: Bad
action:
  kind: print
  label: Print
---

## There

#### Too deep

![](./gone.png)

[one](./good.md#two) [two](/nowhere) [three](/pricing#plans) [four](./gone.md) [five](https://x.example/y)

# Second title
`,
);
write('docs/broken.md', '---\ntitle: a: b\n---\n');
write('docs/braces.md', '---\ntitle: Braces\ndescription: Pasted.\n---\n\nif (a < b) { return {a}; }\n');
write('blog/2024-01-01-post.md', '---\ntitle: Post\n---\n\nText.\n');
for (const [name, image] of [
  ['drawn', './drawn.svg'],
  ['shared', "'@site/blog/drawn.svg'"],
  ['gone', './gone.svg'],
  ['foreign', '/img/cover.png'],
]) {
  write(
    `blog/2024-01-02-${name}.md`,
    `---\ntitle: Post\ndescription: A post.\nimage: ${image}\nimageAlt: A line.\n---\n\nText.\n`,
  );
}
write('blog/drawn.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
write('i18n/it/docusaurus-plugin-content-blog/orphan.md', '---\ntitle: Orfano\n---\n');

const found = checkContent(siteDir);
const of = async (file: string) =>
  (await found).filter((problem) => problem.file === file).map(({line, message}) => `${line} ${message}`);

it('finds nothing wrong with a good text and its translation', async () => {
  expect(await of('docs/good.md')).toEqual([]);
  expect(await of('i18n/it/docusaurus-plugin-content-docs/current/good.md')).toEqual([]);
});

it('takes pasted braces and angle brackets for text', async () => {
  expect(await of('docs/braces.md')).toEqual([expect.stringContaining('has no Italian yet')]);
});

it('lists every problem of a text with its line', async () => {
  expect(await of('docs/bad.md')).toEqual([
    '1 description: is missing',
    expect.stringContaining('1 has no Italian yet'),
    '3 action.kind: needs "kind": download, booking or link; a link also needs "to"',
    '10 a heading of level 4 follows one of level 2: use ###',
    '12 the picture ./gone.png has no alternative text: write between the brackets what it shows',
    '12 a picture leads to ./gone.png, and there is no docs/gone.png',
    '14 a link leads to #two, and docs/good.md has no such heading. It has: #one',
    '14 a link leads to /nowhere, which is no page and no file of static/',
    '14 a link leads to ./gone.md, and there is no docs/gone.md',
    '16 a second title: the front matter has one; begin headings with ##',
  ]);
});

it('goes on where a text cannot be read', async () => {
  expect(await of('docs/broken.md')).toEqual([
    expect.stringContaining('1 cannot be read:'),
    expect.stringContaining('has no Italian yet'),
  ]);
});

it('wants a description and a picture of an article', async () => {
  expect(await of('blog/2024-01-01-post.md')).toEqual([
    '1 description: is missing',
    '1 image: is missing',
    '1 imageAlt: is missing',
    expect.stringContaining('has no Italian yet'),
  ]);
});

it('wants the picture of an article to be there', async () => {
  const untranslated = expect.stringContaining('has no Italian yet');
  expect(await of('blog/2024-01-02-drawn.md')).toEqual([untranslated]);
  expect(await of('blog/2024-01-02-shared.md')).toEqual([untranslated]);
  expect(await of('blog/2024-01-02-gone.md')).toEqual([untranslated, '4 image: there is no blog/gone.svg']);
  expect(await of('blog/2024-01-02-foreign.md')).toEqual([
    untranslated,
    expect.stringContaining('4 image: shows nowhere: name a file'),
  ]);
});

it('sees a translation without an original', async () => {
  expect(await of('i18n/it/docusaurus-plugin-content-blog/orphan.md')).toContainEqual(
    expect.stringContaining('translates blog/orphan.md, which is not there'),
  );
});
