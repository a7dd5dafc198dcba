import {areaOf, markForIndex, pathOf} from '../pagesToIndex';
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

it.each([
  ['index.html', '/'],
  ['guides/setup.html', '/guides/setup'],
  ['guides/index.html', '/guides/'],
])('%s is %s', (file, path) => {
  expect(pathOf(file)).toBe(path);
});

it('marks area and translation', () => {
  expect(
    markForIndex(
      '/pricing',
      '<html lang=it><head><style>a{}</style><header>b</header><main class=a>c</main>d',
    ),
  ).toBe(
    '<html lang=it><main class=a><i data-pagefind-filter="area:pages"></i><i data-pagefind-filter="translation:current"></i>c</main>',
  );
  expect(markForIndex('/pricing', '<aside class=x data-translation=stale></aside><main>a</main>')).toContain(
    'translation:stale',
  );
});

it('refuses a page without a main region', () => {
  expect(() => markForIndex('/pricing', '<html><p>Text</p>')).toThrow('The page /pricing has no main region');
});

it('keeps the words of neighbouring cells apart, with and without closing tags', () => {
  expect(markForIndex('/pricing', '<main><td>force</td><td>5dee</td></main>')).toMatch(
    /<td>force<\/td> +<td>5dee<\/td>/,
  );
  expect(markForIndex('/pricing', '<main><th>force<td>5dee</main>')).toMatch(/<th>force +<td>5dee/);
});

it('leaves out what search engines may not list', () => {
  expect(markForIndex('/email-test', '<meta name=robots content=noindex><main>a</main>')).toBeUndefined();
  expect(
    markForIndex('/email-test', '<meta name="robots" content="noindex, nofollow"><main>a</main>'),
  ).toBeUndefined();
});

it('lists the words of main regions, the most frequent first', () => {
  const words = wordList();
  words.add(
    '<header>Kopfzeile</header><main><p class="klasse">Scan scans <b>Attività</b> attività</p><script>variable</script></main>',
  );
  expect(words.toText()).toBe('attività\nscan\nscans');
});
