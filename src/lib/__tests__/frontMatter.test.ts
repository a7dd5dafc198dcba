import {sheetKinds} from '../../data/sheetForms';
import {cardIcons} from '../../data/cardIcons';
import {frontMatterProblems, isPost, knownFields} from '../frontMatter';

const card = {icon: 'Bug', title: 'T', description: 'D', points: ['1', '2', '3', '4']};
const guide = 'docs/guides/a.md';
const post = 'blog/2024-01-01-a.md';

it.each([
  ['a guide', guide, {title: 'T', description: 'D', cards: [card], action: {kind: 'booking', label: 'L'}}],
  ['a guide of another project', guide, {id: 'x', custom: {a: 1}, sidebar_label: 'S'}],
  ['no front matter at all', guide, {}],
  ['a post', post, {title: 'T', featured: true, footer: {text: 'T', label: 'L', to: '/solutions'}}],
  [
    'a post with a second button',
    post,
    {title: 'T', footer: {text: 'T', label: 'L', to: '/solutions', also: {label: 'M', to: '/pricing'}}},
  ],
])('accepts %s', (_what, file, frontMatter) => {
  expect(frontMatterProblems(file, frontMatter)).toEqual([]);
});

it.each<[object, string]>([
  [
    {cards: [{...card, icon: 'Bugg'}]},
    `cards.0.icon: is no icon of the set. Known: ${cardIcons.join(', ')} (src/data/cardIcons.ts)`,
  ],
  [{cards: [{...card, points: ['1']}]}, 'cards.0.points: needs four points'],
  [{cards: [{...card, points: 4}]}, 'cards.0.points: needs a list of points, a line each with "- "'],
  [
    {cards: [{...card, colour: 'red'}]},
    'cards.0: has a field that cards do not have. They have: icon, title, description, points, link, action',
  ],
  [{cards: 'none'}, 'cards: needs a list of cards'],
  [
    {action: {kind: 'print', label: 'L'}},
    'action.kind: needs "kind": download, booking or link; a link also needs "to"',
  ],
  [{action: {kind: 'link', label: 'L'}}, 'action.to: needs a path of the site, such as /pricing'],
  [
    {action: {kind: 'download', label: 'L', sheet: 'Risk_1'}},
    'action.sheet: is the name of a file without its ending: small letters, digits and hyphens, such as risk-register',
  ],
  [{action: {kind: 'booking', label: 'L', sameTab: 'yes'}}, 'action.sameTab: is true or false'],
  [
    {action: {kind: 'booking', label: ' '}},
    'action.label: is empty: write the words of the button, or remove the line',
  ],
  ...['https://x.example', '//x.example', 'x/y'].map((to): [object, string] => [
    {back: {to, label: 'L'}},
    'back.to: is no path of the site: begin it with a slash, such as /pricing',
  ]),
  [{back: {to: '/', label: 'L', more: 1}}, 'back: needs "to" and "label", and nothing else'],
  [{title: 12}, 'title: needs a title'],
  [{description: ' '}, 'description: is empty: write one or two sentences, or remove the line'],
  [{opening: 'video'}, 'opening: is "sheets", or left out'],
  [{group: ''}, 'group: is empty: write the heading under which the overview lists it, or remove the line'],
  [{sourceHash: 'x'}, 'sourceHash: is written by npm run i18n:stamp; do not change it by hand'],
  [
    {sheets: ['form']},
    `sheets.0: is no sheet of the site. Known: ${sheetKinds.join(', ')} (src/data/sheetForms.ts)`,
  ],
  [{sheets: 'form'}, `sheets: needs a list of sheets. Known: ${sheetKinds.join(', ')}`],
  [{answers: {}}, 'answers: needs a list of answers'],
  [{answers: [{ask: [], text: 'T'}]}, 'answers.0.ask: needs a phrase by which it is asked for'],
  [{answers: [{ask: 'a', text: 'T'}]}, 'answers.0.ask: needs a list of phrases by which it is asked for'],
  [{answers: [{ask: ['a'], text: 'T', on: 1}]}, 'answers.0: needs "ask" and "text", and may have "at"'],
])('says what is wrong with %j', (frontMatter, message) => {
  expect(frontMatterProblems(guide, frontMatter)).toEqual([message]);
});

it.each<[object, string]>([
  [{featured: 'yes'}, 'featured: is true or false'],
  [{image: 1}, 'image: needs the path of a picture'],
  [{readTime: 8}, 'readTime: needs a time, such as "8 minutes read"'],
  [
    {footer: {text: 'T', label: 'L', to: '/', more: 1}},
    'footer: needs "text", "label" and "to", and may have "also"',
  ],
])('says what is wrong with an article of %j', (frontMatter, message) => {
  expect(frontMatterProblems(post, frontMatter)).toEqual([message]);
});

it('says of no front matter where it stands', () => {
  expect(frontMatterProblems(guide, 'words')).toEqual([expect.stringMatching(/^front matter: /)]);
});

it('knows which fields there are', () => {
  expect(['title', 'slug', 'cards', 'featured', 'colour'].map((field) => knownFields.has(field))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

it('knows articles by their folder, in both languages', () => {
  const wrong = {featured: 'yes'};
  const message = ['featured: is true or false'];
  expect(frontMatterProblems(post, wrong)).toEqual(message);
  expect(frontMatterProblems('i18n/it/docusaurus-plugin-content-blog/a.md', wrong)).toEqual(message);
  expect(frontMatterProblems('docs/blog.md', wrong)).toEqual([]);
  for (const file of ['docs/blog/a.md', 'i18n/it/blog/a.md', 'i18n/docusaurus-plugin-content-blog/a.md']) {
    expect([file, isPost(file)]).toEqual([file, false]);
  }
});
