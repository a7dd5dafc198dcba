import {frontMatterProblems, isPost, knownFields} from '../frontMatter';

const card = {icon: 'Bug', title: 'T', description: 'D', points: ['1', '2', '3', '4']};
const guide = 'docs/guides/a.md';
const post = 'blog/2024-01-01-a.md';
const footer = {text: 'T', label: 'L', to: '/solutions'};

it.each([
  ['a guide', guide, {title: 'T', description: 'D', cards: [card], action: {kind: 'booking', label: 'L'}}],
  ['a guide of another project', guide, {id: 'x', custom: {a: 1}, sidebar_label: 'S'}],
  ['no front matter at all', guide, {}],
  ['a post', post, {title: 'T', featured: true, footer}],
  ['a post with a second button', post, {footer: {...footer, also: {label: 'M', to: '/pricing'}}}],
])('accepts %s', (_what, file, frontMatter) => {
  expect(frontMatterProblems(file, frontMatter)).toEqual([]);
});

it.each<[string, object, string, RegExp]>([
  [guide, {cards: [{...card, icon: 'Bugg'}]}, 'cards.0.icon', /is no icon of the set\. Known: .*Bug/],
  [guide, {cards: [{...card, points: ['1']}]}, 'cards.0.points', /needs four points/],
  [guide, {cards: [{...card, points: 4}]}, 'cards.0.points', /needs a list/],
  [guide, {cards: [{...card, colour: 'red'}]}, 'cards.0', /cards do not have\. They have: icon, title/],
  [guide, {cards: 'none'}, 'cards', /needs a list/],
  [guide, {action: {kind: 'print', label: 'L'}}, 'action.kind', /download, booking or link/],
  [guide, {action: {kind: 'link', label: 'L'}}, 'action.to', /needs a path/],
  [guide, {action: {kind: 'download', label: 'L', sheet: 'Risk_1'}}, 'action.sheet', /name of a file/],
  [guide, {action: {kind: 'booking', label: 'L', sameTab: 'yes'}}, 'action.sameTab', /true or false/],
  [guide, {action: {kind: 'booking', label: ' '}}, 'action.label', /is empty/],
  [guide, {back: {to: 'https://x.example', label: 'L'}}, 'back.to', /no path of the site/],
  [guide, {back: {to: '//x.example', label: 'L'}}, 'back.to', /no path of the site/],
  [guide, {back: {to: '/', label: 'L', more: 1}}, 'back', /nothing else/],
  [guide, {title: 12}, 'title', /needs a title/],
  [guide, {description: ' '}, 'description', /is empty/],
  [guide, {opening: 'video'}, 'opening', /"sheets"/],
  [guide, {group: ''}, 'group', /is empty/],
  [guide, {sourceHash: 'x'}, 'sourceHash', /i18n:stamp/],
  [guide, {sheets: ['form']}, 'sheets.0', /Known: .*risk-register/],
  [guide, {answers: [{ask: [], text: 'T'}]}, 'answers.0.ask', /needs a phrase/],
  [guide, {answers: [{ask: ['a'], text: 'T', on: 1}]}, 'answers.0', /may have "at"/],
  [post, {featured: 'yes'}, 'featured', /true or false/],
  [post, {image: 1}, 'image', /needs the path/],
  [post, {readTime: 8}, 'readTime', /needs a time/],
  [post, {footer: {...footer, more: 1}}, 'footer', /may have "also"/],
])('says what is wrong in %s with %j', (file, frontMatter, field, sentence) => {
  const [problem = '', ...more] = frontMatterProblems(file, frontMatter);
  expect([problem.split(': ')[0], more]).toEqual([field, []]);
  expect(problem).toMatch(sentence);
});

it('knows which fields there are, and articles by their folder in both languages', () => {
  const fields = ['title', 'slug', 'cards', 'featured', 'colour'];
  expect(fields.filter((field) => !knownFields.has(field))).toEqual(['colour']);
  expect([post, 'i18n/it/docusaurus-plugin-content-blog/a.md'].map(isPost)).toEqual([true, true]);
  for (const file of ['docs/blog/a.md', 'i18n/it/blog/a.md', 'i18n/docusaurus-plugin-content-blog/a.md']) {
    expect([file, isPost(file)]).toEqual([file, false]);
  }
});
