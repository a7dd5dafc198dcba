import {frontMatterProblems} from '../frontMatter';

const card = {icon: 'Bug', title: 'T', description: 'D', points: ['1', '2', '3', '4']};
const guide = 'docs/guides/a.md';
const post = 'blog/2024-01-01-a.md';

it.each([
  ['a guide', guide, {title: 'T', description: 'D', cards: [card], action: {kind: 'booking', label: 'L'}}],
  ['a guide of another project', guide, {id: 'x', custom: {a: 1}, sidebar_label: 'S'}],
  ['no front matter at all', guide, {}],
  ['a post', post, {title: 'T', featured: true, footer: {text: 'T', label: 'L', to: '/solutions'}}],
])('accepts %s', (_what, file, frontMatter) => {
  expect(frontMatterProblems(file, frontMatter)).toEqual([]);
});

it.each([
  [{cards: [{...card, icon: 'Bugg'}]}, /^cards\.0\.icon: is no icon of the set\. Known: Activity/],
  [{cards: [{...card, points: ['1']}]}, /^cards\.0\.points: needs four points$/],
  [{cards: [{...card, colour: 'red'}]}, /^cards\.0: has a field that cards do not have/],
  [{action: {kind: 'print', label: 'L'}}, /^action\.kind: needs "kind": download, booking or link/],
  [{action: {kind: 'link', label: 'L'}}, /^action\.to: needs a path of the site/],
  [{back: {to: 'https://x.example', label: 'L'}}, /^back\.to: is no path of the site: begin it with a slash/],
  [{title: 12}, /^title: needs a title$/],
  [{description: ' '}, /^description: is empty/],
  [{action: {kind: 'booking', label: 'L', sameTab: 'yes'}}, /^action\.sameTab: is true or false$/],
  [{sourceHash: 'x'}, /^sourceHash: is written by npm run i18n:stamp/],
])('says what is wrong with %j', (frontMatter, message) => {
  const problems = frontMatterProblems(guide, frontMatter);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(message);
});

it('knows articles by their folder, in both languages', () => {
  const wrong = {featured: 'yes'};
  const message = ['featured: is true or false'];
  expect(frontMatterProblems(post, wrong)).toEqual(message);
  expect(frontMatterProblems('i18n/it/docusaurus-plugin-content-blog/a.md', wrong)).toEqual(message);
  expect(frontMatterProblems('docs/blog.md', wrong)).toEqual([]);
});
