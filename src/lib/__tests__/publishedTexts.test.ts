import {addressesOf, languageOf, originalOf, type PublishedText, wholeAddress} from '../publishedTexts';

const text = (source: string, permalink: string) => ({source, permalink}) as unknown as PublishedText;
const italian = 'i18n/it/docusaurus-plugin-content-docs/current/guides/b.md';
const addresses = addressesOf('https://a.example', '/it/', [
  text(italian, '/it/guides/b'),
  text('docs/guides/c.md', '/it/guides/c'),
]);

it('knows the language and the original of a file', () => {
  expect([languageOf(italian), languageOf('docs/guides/b.md')]).toEqual(['it', 'en']);
  expect(originalOf(italian)).toBe('docs/guides/b.md');
  expect(originalOf('i18n/it/docusaurus-plugin-content-blog/a.md')).toBe('blog/a.md');
  const versioned = 'i18n/it/docusaurus-plugin-content-docs/version-1.0/guides/b.md';
  expect([languageOf(versioned), originalOf(versioned)]).toEqual([
    'it',
    'versioned_docs/version-1.0/guides/b.md',
  ]);
});

it.each([
  ['../guides/c.md', 'https://a.example/it/guides/c'],
  ['guides/b.md', 'https://a.example/it/guides/b'],
  ['/pricing', 'https://a.example/it/pricing'],
  ['#part', 'https://a.example/it/guides/b#part'],
  ['./list.pdf', 'https://a.example/it/guides/b'],
  ['//b.example/x', '//b.example/x'],
  ['c.md?a:b#d', 'https://a.example/it/guides/c?a:b#d'],
  ['?a=b', 'https://a.example/it/guides/b?a=b'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('%s is %s', (link, address) => {
  expect(wholeAddress(link, text(italian, '/it/guides/b'), addresses)).toBe(address);
});

it('begins links without a dot at the folder of a version, too', () => {
  const source = 'versioned_docs/version-1.0/guides/b.md';
  const versions = addressesOf('https://a.example', '/', [
    text('versioned_docs/version-1.0/guides/c.md', '/1.0/guides/c'),
    text('docs/guides/c.md', '/guides/c'),
  ]);
  const from = text(source, '/1.0/guides/b');
  expect(wholeAddress('guides/c.md', from, versions)).toBe('https://a.example/1.0/guides/c');
  expect(wholeAddress('./c.md', from, versions)).toBe('https://a.example/1.0/guides/c');
});
