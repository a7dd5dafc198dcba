import {otherVersions, publishedTexts} from '../publishedTexts';

const doc = {source: '@site/docs/a.md', permalink: '/a', title: 'A', description: 'a', frontMatter: {}};
const folder = {...doc, source: '@site/docs/c/README.md', permalink: '/c/'};
const last = {versionName: '1.0', label: '1.0', path: '/', isLast: true, docs: [doc, folder]};
const content = {
  'docusaurus-plugin-content-docs': {default: {loadedVersions: [last]}},
  'docusaurus-plugin-content-blog': {default: {blogPosts: [{metadata: {...doc, permalink: '/blog/b'}}]}},
};

it('tells guides and articles alike', () => {
  const [{description: _, ...bare}] = [doc];
  const blog = {blogPosts: [{metadata: {...bare, source: '@site/blog/b.md', permalink: '/blog/b/'}}]};
  expect(publishedTexts({...content, 'docusaurus-plugin-content-blog': {default: blog}})).toEqual([
    {...doc, kind: 'guide', source: 'docs/a.md'},
    {...folder, kind: 'guide', source: 'docs/c/README.md', permalink: '/c'},
    {...doc, kind: 'post', source: 'blog/b.md', permalink: '/blog/b', description: ''},
  ]);
  expect(publishedTexts({})).toEqual([]);
});

it.each<[object, string]>([
  [{versions: []}, 'loadedVersions'],
  [{loadedVersions: [{...last, docs: [{...doc, title: 1}]}]}, 'loadedVersions.0.docs.0.title'],
])('says so where a plugin gives its content in another form: %j', (other, where) => {
  expect(() => publishedTexts({'docusaurus-plugin-content-docs': {default: other}})).toThrow(
    `docusaurus-plugin-content-docs gives its content in another form (${where})`,
  );
});

it('tells texts of other versions of the guides from those that readers are led to', () => {
  const next = {versionName: 'current', label: 'Next', path: '/next', isLast: false, docs: [doc]};
  const several = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [next, last]}}};
  expect(publishedTexts(several).map(({version}) => version)).toEqual(['current', undefined, undefined]);
  expect(otherVersions(several)).toEqual([{label: 'Next', path: '/next'}]);
  expect(otherVersions(content)).toEqual([]);
});
