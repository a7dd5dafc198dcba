import type {TranslationStates} from '../pluginData';
import {stateOfPage, twinsOf} from '../translationStates';

const languages = ['en', 'it', 'de'];
const states: TranslationStates = {
  it: {'/guides/setup': 'stale', '/guides/new': 'missing'},
  de: {
    '/': 'current',
    '/pricing': 'missing',
    '/guides/setup': 'current',
    '/blog/*': 'stale',
    '/*': 'missing',
  },
};

it.each([
  ['en', '/guides/setup', 'current'],
  ['it', '/guides/setup', 'stale'],
  ['de', '/', 'current'],
  ['de', '/guides/setup', 'current'],
  ['de', '/pricing', 'missing'],
  ['de', '/blog/tags', 'stale'],
  ['de', '/resources', 'missing'],
] as const)('in "%s", %s is %s', (language, path, state) => {
  expect(stateOfPage(states, language, path)).toBe(state);
});

it('names only those twins that say the same', () => {
  expect(twinsOf(states, 'en', languages, '/')).toEqual(languages);
  expect(twinsOf(states, 'en', languages, '/pricing')).toEqual(['en', 'it']);
  expect(twinsOf(states, 'de', languages, '/pricing')).toEqual([]);
  expect(twinsOf(states, 'en', languages, '/guides/setup')).toEqual(['en', 'de']);
  expect(twinsOf(states, 'en', ['en'], '/')).toEqual([]);
});
