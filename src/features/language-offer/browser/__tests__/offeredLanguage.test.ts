import {offeredLanguage} from '../offeredLanguage';

it.each([
  ['the first that the page is in', ['fr', 'it-IT', 'en'], 'en', ['it', 'de'], 'it'],
  [
    'nothing where the page is in a language that is wanted more',
    ['fr', 'en-GB', 'it'],
    'en',
    ['it'],
    undefined,
  ],
  ['nothing where it is in none of them', ['fr'], 'en', ['it'], undefined],
  ['the very variety before another', ['pt-PT'], 'en', ['pt-BR', 'pt-PT'], 'pt-PT'],
  ['another variety where it is the only one', ['pt'], 'en', ['pt-BR'], 'pt-BR'],
])('offers %s', (_what, preferred, present, offered, language) => {
  expect(offeredLanguage(preferred, present, offered)).toBe(language);
});
