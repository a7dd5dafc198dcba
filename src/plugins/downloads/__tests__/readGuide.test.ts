import type {List, Paragraph} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {checklistOf, readGuide} from '../readGuide';

const guide = (body: string) => `---\ntitle: Check\ndescription: What it is\n---\n\n${body}`;

it('reads title, description, cards and what is to be ticked', async () => {
  const {tree, ...guideRead} = await readGuide(
    'docs/a.md',
    guide('## First {#first}\n\n## *Second* {#second}\n\n- [ ] One at 10:30\n- [x] Two\n- three\n').replace(
      'title',
      'cards: [{title: C}]\ntitle',
    ),
  );
  expect(guideRead).toEqual({
    file: 'docs/a.md',
    title: 'Check',
    description: 'What it is',
    cards: [{title: 'C'}],
  });
  expect(checklistOf(tree).map(({checked}) => checked)).toEqual([false, true]);
  const headings = tree.children.filter(({type}) => type === 'heading');
  expect(headings.map((heading) => toString(heading))).toEqual(['First', 'Second']);
});

it('gives links and pictures the address that they name elsewhere', async () => {
  const {tree} = await readGuide(
    'docs/a.md',
    guide('- [ ] [One][a] and [b]\n\n![Two][a]\n\n[A]: /a "T"\n[b]: /b\n[a]: /second\n'),
  );
  const [, {children: items}, picture] = tree.children as unknown as [unknown, List, Paragraph];
  const [paragraph] = items[0]!.children as [Paragraph];
  expect(paragraph.children).toMatchObject([
    {type: 'link', url: '/a', title: 'T'},
    {type: 'text'},
    {type: 'link', url: '/b', title: null},
  ]);
  expect(picture.children).toMatchObject([{type: 'image', alt: 'Two', url: '/a', title: 'T'}]);
});

it('refuses a guide without anything to tick, and says what to do', async () => {
  await expect(readGuide('docs/guides/empty.md', guide('- not a box\n'))).rejects.toThrow(
    'docs/guides/empty.md: its button offers a checklist to download, and the text has none. Write points that begin with "- [ ] ", or give the button another "kind" in the front matter and take "checklist" off its "sheets".',
  );
});
