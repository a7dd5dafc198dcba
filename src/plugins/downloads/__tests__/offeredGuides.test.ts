import type {PublishedText} from '../../../lib/publishedTexts';
import {filesOf, offeredGuides} from '../offeredGuides';

const guide = (source: string, permalink: string, action?: object): PublishedText => ({
  kind: 'guide',
  source,
  permalink,
  title: '',
  description: '',
  frontMatter: {action},
});
const download = {kind: 'download', label: 'Download'};

it('knows which guides give a file', () => {
  const guides = [
    guide('docs/a.md', '/it/guides/a', {...download, sheet: 'table'}),
    guide('docs/b.md', '/guides/b', {kind: 'booking', label: 'Book'}),
    guide('docs/c.md', '/guides/c'),
    {...guide('docs/d.md', '/guides/d'), frontMatter: {sheets: ['no-such-sheet']}},
    guide('docs/e.md', '/guides/e', download),
  ];
  expect(offeredGuides(guides)).toEqual([
    {source: 'docs/a.md', permalink: '/it/guides/a', name: 'a', sheet: 'table', sheets: []},
    {source: 'docs/e.md', permalink: '/guides/e', name: 'e', sheet: undefined, sheets: []},
  ]);
  expect(offeredGuides(guides).map(filesOf)).toEqual([['a.pdf', 'table.csv'], ['e.pdf']]);
});

it('gives the files of another version a folder of their own', () => {
  const action = {...download, sheet: 'table'};
  const guides = [
    guide('docs/a.md', '/next/guides/a', action),
    {...guide('versioned_docs/version-1.0/a.md', '/guides/a', action), version: '1.0'},
  ];
  expect(offeredGuides(guides).map(({name, sheet}) => [name, sheet])).toEqual([
    ['a', 'table'],
    ['1.0/a', '1.0/table'],
  ]);
});

it('refuses two files of the same name', () => {
  const guides = [guide('docs/x/a.md', '/x/a', download), guide('docs/y/a.md', '/y/a', download)];
  expect(() => offeredGuides(guides)).toThrow(
    'docs/y/a.md and docs/x/a.md both give a file downloads/a.pdf: rename one of them, or let one alone offer the sheet.',
  );
});

it('knows the sheets of a guide, whatever its button does', () => {
  const text = {
    ...guide('docs/a.md', '/guides/a', {kind: 'booking', label: 'Book'}),
    frontMatter: {action: {kind: 'booking', label: 'Book'}, sheets: ['checklist', 'risk-register']},
  };
  const [offered] = offeredGuides([text]);
  expect(offered).toEqual({
    source: 'docs/a.md',
    permalink: '/guides/a',
    name: undefined,
    sheet: undefined,
    sheets: [
      {kind: 'checklist', name: 'a-checklist'},
      {kind: 'risk-register', name: 'risk-register'},
    ],
  });
  expect(filesOf(offered!)).toEqual(['a-checklist.pdf', 'risk-register.pdf', 'risk-register.xlsx']);
});

it('refuses a sheet that two guides offer', () => {
  const of = (source: string, permalink: string) => ({
    ...guide(source, permalink),
    frontMatter: {sheets: ['emergency-sheet']},
  });
  expect(() => offeredGuides([of('docs/a.md', '/a'), of('docs/b.md', '/b')])).toThrow(
    'docs/b.md and docs/a.md both give a file downloads/emergency-sheet.pdf',
  );
});
