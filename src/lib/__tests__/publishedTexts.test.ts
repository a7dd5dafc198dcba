import {languageOf, originalOf} from '../publishedTexts';

const italian = 'i18n/it/docusaurus-plugin-content-docs/current/guides/b.md';

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
