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
])('%s, listed %s, is found: %s', (path, listed, found) => {
  expect(isFound(path, listed)).toBe(found);
});

it.each([
  ['/blog/tags/business', true],
  ['/blog/archive', true],
  ['/tags', true],
  ['/1.0/tags/first', true],
  ['/terms/2025-02-03', true],
  ['/terms', false],
  ['/terms/versions', false],
  ['/blog/client-trust', false],
  ['/customers/msp', true],
  ['/customers', true],
  ['/changelog', true],
])('%s is lesser than pages that say the same: %s', (path, lesser) => {
  expect(isLesser(path)).toBe(lesser);
});

const facts = {
  area: 'pages' as const,
  title: 'Plans from 49',
  description: 'What plans cost.',
  keywords: 'list',
  names: ['Pricing', 'Plans'],
  lesser: false,
};
const main = readMain(
  '<html lang=it><main><aside data-translation=stale>old</aside><h1>Your cost</h1><p>Text</p><a download href="/a.pdf">Sheet</a></main>',
)!;
const mark = (own: Partial<typeof facts> & {version?: string} = {}) =>
  markForIndex({...facts, ...own}, main, (text) => (text.includes('Pricing') ? ['tariff'] : []));

it('says what a page is called, what it is about, and what else that is called', () => {
  const marked = mark();
  for (const part of [
    '<html lang="it">',
    'data-pagefind-meta="name:Pricing"',
    'data-pagefind-meta="names:Your cost. Plans from 49. Plans"',
    'data-pagefind-meta="keywords:list"',
    'data-pagefind-meta="description:What plans cost."',
    'data-pagefind-meta="also:tariff"',
    'data-pagefind-meta="files:/a.pdf Sheet"',
    'data-pagefind-filter="area:pages"',
    'data-pagefind-filter="area:files"',
    'data-pagefind-filter="translation:stale"',
    '<p> Text</p>',
  ]) {
    expect(marked).toContain(part);
  }
  expect(marked).not.toContain('related');
});

it('lets lesser pages be found by what they are called alone', () => {
  const marked = mark({lesser: true});
  expect(marked).toContain('<main data-pagefind-weight="0.3">');
  expect(marked).toContain('<h1>Your cost</h1><p>What plans cost.</p></main>');
  expect(marked).not.toMatch(/names:|tariff|<p> Text/);
});

it('puts other versions of the guides behind the present one, and names theirs', () => {
  const others = [
    {label: 'Next', path: '/next'},
    {label: '1.0 & before', path: '/next/1.0/'},
  ];
  expect(versionOf('/next', others)).toBe('Next');
  expect(versionOf('/next/guides/setup', others)).toBe('Next');
  expect(versionOf('/next/1.0/guides/setup', others)).toBe('1.0 & before');
  expect(versionOf('/nextdoor', others)).toBeUndefined();
  const marked = mark({version: '1.0 & before'});
  expect(marked).toContain('<main data-pagefind-weight="0.1">');
  expect(marked).toContain('data-pagefind-meta="version:1.0 &amp; before"');
  expect(marked).toContain('<p> Text</p>');
  expect(marked).not.toContain('names:');
});

it('lists the words of texts, the most frequent first', () => {
  const words = wordList();
  words.add('Scan scans Attività attività');
  expect(words.toText()).toBe('attività\nscan\nscans');
});
