import {areaOf, isFound, isLesser, markForIndex, versionOf} from '../pagesToIndex';
import {readMain} from '../readMain';
import {wordList} from '../wordList';

it.each([
  ['/guides/setup', 'guides'],
  ['/resources/cyber-edu-hub', 'guides'],
  ['/blog/client-trust', 'blog'],
  ['/', 'pages'],
  ['/pricing', 'pages'],
  ['/handbook', 'guides'],
  ['/handbook/first/second', 'guides'],
  ['/contact', 'pages'],
  ['/blog', 'blog'],
  ['/blog/tags/business', 'blog'],
  ['/legal', 'legal'],
  ['/terms/2025-02-03', 'legal'],
  ['/dpa', 'legal'],
  ['/cookies', 'legal'],
  ['/resources', 'guides'],
  ['/customers/msp', 'pages'],
  ['/terms', 'legal'],
  ['/blog#a', 'blog'],
  ['/growth-models', 'pages'],
])('%s is in %s', (path, area) => {
  expect(areaOf(path)).toBe(area);
});

it.each([
  ['/pricing', true, true],
  ['/contact/thanks', false, false],
  ['/search', true, false],
  // No search engine lists them, but partners look for them.
  ['/terms/2025-02-03', false, true],
  ['/dpa/compare/2025-02-03-to-2025-10-07', false, true],
  ['/blog/2025-02-03', false, false],
  ['/terms/2025-02-03/more', false, false],
  ['/terms/v2025-02-03', false, false],
  ['/terms', false, false],
])('%s, listed %s, is found: %s', (path, listed, found) => {
  expect(isFound(path, listed)).toBe(found);
});

it.each([
  ['/terms/compare/a-to-b', true],
  ['/terms/2025-02-03', true],
  ['/terms', false],
  ['/terms/versions', false],
  ['/field/2025-02-03', false],
  ['/tags', false],
  ['/customers/msp', true],
  ['/customers', true],
  ['/changelog', true],
])('%s is lesser than pages that say the same: %s', (path, lesser) => {
  expect(isLesser(path)).toBe(lesser);
});

const facts = {
  area: 'pages' as const,
  title: 'Plans from 49',
  description: 'What plans < cost.',
  keywords: 'list',
  names: ['Pricing', 'Plans'],
  lesser: false,
};
const main = readMain(
  '<html lang=it><main><header><a href=a>Ada</a><a href=m>Marco</a></header><aside data-translation=stale>old</aside><h1>Your cost</h1><p>Text</p><a download href="/a.pdf">Sheet</a></main>',
)!;
const mark = (own: Partial<typeof facts> & {version?: string} = {}) =>
  markForIndex({...facts, ...own}, main, (text) =>
    text === 'Pricing. Plans. list' ? ['tariff', 'cost'] : text === facts.title ? ['limit', 'top'] : [],
  );
const meta = (field: string, value: string) => `<i data-pagefind-meta="${field}:${value}"></i>`;
const filters =
  '<i data-pagefind-filter="area:pages"></i><i data-pagefind-filter="area:files"></i><i data-pagefind-filter="translation:stale"></i>';
const files = meta('files', '/a.pdf Sheet');
const called = '<h1>Your cost</h1><p>What plans &lt; cost.</p>';

it('says what a page is called, what it is about, and what else that is called', () => {
  expect(mark()).toBe(
    [
      '<html lang="it"><main data-pagefind-weight="1">',
      files,
      meta('name', 'Pricing'),
      meta('names', 'Your cost. Plans from 49. Plans'),
      meta('keywords', 'list'),
      meta('description', 'What plans &lt; cost.'),
      meta('authors', 'Ada, Marco'),
      meta('also', 'tariff, cost'),
      meta('related', 'limit, top'),
      filters,
      main.html,
      '</main>',
    ].join(''),
  );
  expect(mark({names: [], keywords: '', title: 'Your cost'})).toContain(
    `${files}${meta('names', 'Your cost')}${meta('description', 'What plans &lt; cost.')}`,
  );
});

it('lets lesser pages be found by what they are called alone', () => {
  expect(mark({lesser: true})).toBe(
    `<html lang="it"><main data-pagefind-weight="0.3">${files}${filters}${called}</main>`,
  );
});

it('puts other versions of the guides behind the present one, and names theirs', () => {
  const others = [
    {label: 'Next', path: '/next'},
    {label: '1.0 & before', path: '/next/1.0/'},
    {label: 'Old', path: '/old'},
  ];
  expect(versionOf('/next', others)).toBe('Next');
  expect(versionOf('/next/guides/setup', others)).toBe('Next');
  expect(versionOf('/next/1.0/guides/setup', others)).toBe('1.0 & before');
  expect(versionOf('/nextdoor', others)).toBeUndefined();
  expect(mark({version: '1.0 & before'})).toBe(
    `<html lang="it"><main data-pagefind-weight="0.1">${meta('version', '1.0 &amp; before')}${files}${filters}${main.html}</main>`,
  );
  expect(mark({version: '1.0', lesser: true})).toContain(`weight="0.1">${meta('version', '1.0')}`);
});

it('knows pages without files, authors and other words', () => {
  const bare = readMain('<html lang="a&b"><main data-translation="c&d"><h1>A</h1></main>')!;
  const page = {...facts, title: 'A', description: '', keywords: '', names: []};
  expect(markForIndex(page, {...bare, translation: 'c&d'}, () => [])).toBe(
    `<html lang="a&amp;b"><main data-pagefind-weight="1">${meta('names', 'A')}<i data-pagefind-filter="area:pages"></i><i data-pagefind-filter="translation:c&amp;d"></i><h1>A</h1></main>`,
  );
});

describe('the list of words', () => {
  const wordsIn = (...texts: string[]) => {
    const words = wordList();
    texts.forEach((text) => words.add(text));
    return words.toText();
  };

  it('has words of texts, the most frequent first, and none that are short', () => {
    expect(wordsIn('Scan zone zone, the', 'scans Attività attività 1234', 'zone', '')).toBe(
      'zone\nattività\nscan\nscans',
    );
  });

  it('has no more than are worth their way', () => {
    const letters = (index: number) =>
      [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    const all = Array.from({length: 8001}, (_, index) => letters(index + 10_000));
    expect(wordsIn(all.join(' '))).toBe(all.slice(0, 8000).join('\n'));
  });
});
