import {checklistOf, readGuide} from '../readGuide';

const guide = (body: string) => `---\ntitle: Check\ndescription: What it is\n---\n\n${body}`;

it('reads title, description and what is to be ticked', async () => {
  const {title, description, tree} = await readGuide(
    'docs/a.md',
    guide('## First {#first}\n\n- [ ] One at 10:30\n- [x] Two\n- three\n'),
  );
  expect([title, description]).toEqual(['Check', 'What it is']);
  expect(checklistOf(tree)).toHaveLength(2);
  expect(JSON.stringify(tree)).not.toContain('{#first}');
});

it('takes no colon in a sentence for a directive', async () => {
  const {tree} = await readGuide('docs/a.md', guide('- [ ] Call:then write, a:b\n'));
  expect(JSON.stringify(tree)).not.toContain('textDirective');
  expect(JSON.stringify(tree)).toContain(':then');
});

it('refuses a guide without anything to tick, and says what to do', async () => {
  await expect(readGuide('docs/guides/empty.md', guide('- not a box\n'))).rejects.toThrow(
    /^docs\/guides\/empty\.md: its button offers a checklist.*"- \[ \] "/,
  );
});

it('refuses a guide without a title', async () => {
  await expect(readGuide('docs/a.md', '- [ ] One\n')).rejects.toThrow(/needs a "title"/);
});
