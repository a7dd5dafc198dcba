import type {PublishedText} from '../../../../rendering/publishedTexts';
import {filesOf, offeredGuides} from '../offeredGuides';

const guide = (source: string, permalink: string, action?: object): PublishedText => ({
  kind: 'guide',
  source,
  permalink,
  title: 'T',
  description: 'D',
  frontMatter: {action},
});
const said = {title: 'T', description: 'D', cards: []};
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
    {...said, source: 'docs/a.md', permalink: '/it/guides/a', name: 'a', sheet: 'table', sheets: []},
    {...said, source: 'docs/e.md', permalink: '/guides/e', name: 'e', sheet: undefined, sheets: []},
  ]);
  expect(offeredGuides(guides).map(filesOf)).toEqual([['a.pdf', 'table.csv'], ['e.pdf']]);
});

it('refuses two files of the same name', () => {
  const guides = [guide('docs/x/a.md', '/x/a', download), guide('docs/y/a.md', '/y/a', download)];
  expect(() => offeredGuides(guides)).toThrow(
    'docs/y/a.md and docs/x/a.md both give a file downloads/a.pdf: rename one of them, or let one alone offer the sheet.',
  );
});
