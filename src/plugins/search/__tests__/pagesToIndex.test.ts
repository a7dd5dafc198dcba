import {areaOf, markForIndex, versionOf} from '../pagesToIndex';
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
  ['/blog', undefined],
  ['/blog/tags/business', undefined],
  ['/blog/authors', undefined],
  ['/blog/archive', undefined],
  ['/search', undefined],
  ['/tags', undefined],
  ['/1.0/tags/first', undefined],
  ['/legal', 'pages'],
  ['/resources', 'guides'],
])('%s is in %s', (path, area) => {
  expect(areaOf(path)).toBe(area);
});

it('marks area and translation', () => {
  expect(
    markForIndex(
      {route: '/pricing', area: 'pages'},
      '<html lang=it><head><style>a{}</style><header>b</header><main class=a>c</main>d',
    ),
  ).toBe(
    '<html lang=it><main class=a><i data-pagefind-filter="area:pages"></i><i data-pagefind-filter="translation:current"></i>c</main>',
  );
  expect(
    markForIndex(
      {route: '/pricing', area: 'pages'},
      '<aside class=x data-translation=stale></aside><main>a</main>',
    ),
  ).toContain('translation:stale');
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
  const marked = markForIndex(
    {route: '/a', area: 'guides', version: '1.0 & before'},
    '<main class=a>b</main>',
  );
  expect(marked).toContain('<main class=a data-pagefind-weight="0.1">');
  expect(marked).toContain('data-pagefind-meta="version:1.0 &amp; before"');
});

it('refuses a page without a main region', () => {
  expect(() => markForIndex({route: '/pricing', area: 'pages'}, '<html><p>Text</p>')).toThrow(
    'The page /pricing has no main region',
  );
});

it('keeps the words of neighbouring cells apart', () => {
  expect(
    markForIndex({route: '/pricing', area: 'pages'}, '<main><td>force</td><td>5dee</td></main>'),
  ).toMatch(/<td>force<\/td> +<td>5dee<\/td>/);
});

it('lists the words of main regions, the most frequent first', () => {
  const words = wordList();
  words.add(
    '<header>Kopfzeile</header><main><p class="klasse">Scan scans <b>Attività</b> attività</p><script>variable</script></main>',
  );
  expect(words.toText()).toBe('attività\nscan\nscans');
});
