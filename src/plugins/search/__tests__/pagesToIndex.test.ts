import {areaOf, markForIndex} from '../pagesToIndex';
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
  ['/search', undefined],
])('%s is in %s', (path, area) => {
  expect(areaOf(path)).toBe(area);
});

it('marks area and translation', () => {
  expect(
    markForIndex(
      '/pricing',
      'pages',
      '<html lang=it><head><style>a{}</style><header>b</header><main class=a>c</main>d',
    ),
  ).toBe(
    '<html lang=it><main class=a><i data-pagefind-filter="area:pages"></i><i data-pagefind-filter="translation:current"></i>c</main>',
  );
  expect(
    markForIndex('/pricing', 'pages', '<aside class=x data-translation=stale></aside><main>a</main>'),
  ).toContain('translation:stale');
});

it('refuses a page without a main region', () => {
  expect(() => markForIndex('/pricing', 'pages', '<html><p>Text</p>')).toThrow(
    'The page /pricing has no main region',
  );
});

it('keeps the words of neighbouring cells apart', () => {
  expect(markForIndex('/pricing', 'pages', '<main><td>force</td><td>5dee</td></main>')).toMatch(
    /<td>force<\/td> +<td>5dee<\/td>/,
  );
});

it('lists the words of main regions, the most frequent first', () => {
  const words = wordList();
  words.add(
    '<header>Kopfzeile</header><main><p class="klasse">Scan scans <b>Attività</b> attività</p><script>variable</script></main>',
  );
  expect(words.toText()).toBe('attività\nscan\nscans');
});
