import type {Definition, Link, Root} from 'mdast';
import {VFile} from 'vfile';
import {linksFromRoot} from '../linksFromRoot';

/** Returns a rewritten address, and the address stored with its link. */
function addressIn(file: string, url: string): [string, unknown] {
  const link: Link = {type: 'link', url, children: [], data: {hName: 'a'}};
  const definition: Definition = {type: 'definition', url, identifier: 'a', data: {hName: 'a'}};
  const tree: Root = {type: 'root', children: [{type: 'paragraph', children: [link]}, definition]};
  linksFromRoot()(tree, new VFile({path: file}));
  expect([definition.url, definition.data]).toEqual([link.url, link.data]);
  return [link.url, link.data];
}

const italian = '/site/i18n/it/docusaurus-plugin-content-docs';

it.each([
  ['/site/docs/guides/a.md', './b.md', 'guides/b.md'],
  ['/site/docs/guides/a.md', '../b.mdx#c', 'b.mdx#c'],
  ['/site/docs/a.md', '@site/docs/guides/b.md?c', 'guides/b.md?c'],
  ['/site/docs/a.md', '@site/src/b.md', '@site/src/b.md'],
  [`${italian}/current/x/a.md`, './b.md', 'x/b.md'],
  [`${italian}/version-1.0/x/a.md`, '../b.md', 'b.md'],
  ['/site/i18n/it/docusaurus-plugin-content-blog/x/a.md', './b.md', 'x/b.md'],
])('writes in %s the link %s as %s', (file, url, written) => {
  expect(addressIn(file, url)).toEqual([written, {hName: 'a', typed: url}]);
});

it.each([
  ['/site/docs/a.md', 'b.md'],
  ['/site/docs/a.md', '/b.md'],
  ['/site/docs/a.md', './b.png'],
  ['/site/docs/a.md', 'https://a.example/./b.md'],
  ['/site/src/pages/a.md', './b.md'],
])('leaves in %s the link %s as it is', (file, url) => {
  expect(addressIn(file, url)).toEqual([url, {hName: 'a'}]);
});
