import {areaOf, isFound, isLesser, markForIndex, versionOf} from '../pagesToIndex';
import {parsePage} from '../../../articles/plugin/parsePage';
import {readMain} from '../readMain';
import {wordList, wordsIn} from '../wordList';

it.each([
  ['/resources/cyber-edu-hub', 'guides'],
  ['/', 'pages'],
  ['/manual/first/second', 'guides'],
  ['/blog', 'blog'],
  ['/blog/tags/business', 'blog'],
  ['/legal', 'legal'],
  ['/terms/2025-02-03', 'legal'],
  ['/cookies', 'legal'],
  ['/resources', 'guides'],
])('%s is in %s', (path, area) => {
  expect(areaOf(path)).toBe(area);
});

it.each([
  ['/pricing', true, true],
  ['/contact/thanks', false, false],
  ['/search', true, false],
  // No search engine lists them, but partners look for them.
  ['/terms/2025-02-03', false, true],
  ['/blog/2025-02-03', false, false],
  ['/terms/2025-02-03/more', false, false],
])('%s, listed %s, is found: %s', (path, listed, found) => {
  expect(isFound(path, listed)).toBe(found);
});

it.each([
  ['/terms/2025-02-03', true],
  ['/terms', false],
  ['/field/2025-02-03', false],
  ['/customers/msp', true],
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
  parsePage(
    '<html lang=it><main><header><a href=a>Ada</a><a href=m>Marco</a></header><aside data-translation=stale>old</aside><h1>Your cost</h1><p>Text</p><a download href="/a.pdf">Sheet</a></main>',
  ),
)!;
const mark = (own: Partial<typeof facts> & {version?: string} = {}) =>
  markForIndex({...facts, ...own}, main, (text) =>
    text === 'Pricing. Plans. list' ? ['tariff', 'cost'] : text === facts.title ? ['limit', 'top'] : [],
  );
const meta = (field: string, value: string) => `<i data-pagefind-meta="${field}:${value}"></i>`;
const filters =
  '<i data-pagefind-filter="area:pages"></i><i data-pagefind-filter="area:files"></i><i data-pagefind-filter="translation:stale"></i>';
const files = meta('files', '/a.pdf Sheet');

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

describe('the list of words', () => {
  const listOf = (...texts: string[]) => {
    const words = wordList();
    texts.forEach((text) => words.add(wordsIn(text)));
    return words.toText();
  };

  it('has words of texts, the most frequent first, and none that are short', () => {
    expect(listOf('Scan zone zone, the', 'scans Attività attività 1234', 'zone', '')).toBe(
      'zone\nattività\nscan\nscans',
    );
  });
});
