import {whereItalian} from '../../../tests/whereItalian';
import {matching} from '../../src/http/requestLocale';
import {wordsIn} from '../../src/languages/languages';
import {setUp, shared} from '../setUp';

const atRoot = shared(() => setUp());

/** Returns the language of the response to a rejected message. */
async function localeOf(headers: Record<string, string>, body = {}, server = atRoot) {
  const {post} = await server();
  const {message} = (await post(body, {host: 'portal.example', ...headers})).json();
  return ['en', 'it'].find((locale) => wordsIn(locale).server.invalid === message);
}

test.each([
  ...whereItalian.rows(
    ['it', 'it'],
    ['it-IT,it;q=0.9,en;q=0.8', 'it'],
    // The site does not have the first one.
    ['eo,it;q=0.5,en;q=0.4', 'it'],
    ['EN ; Q=0.5;x=1 ,it;x=1; q=0.9', 'it'],
  ),
  ['it;q=0,en', 'en'],
  // Explicitly unwanted, though no other language is listed.
  ['it;q=0', 'en'],
  ['it;q=much', 'en'],
  ['eo, *', 'en'],
  [';;q=,,q=x', 'en'],
])('Accept-Language %j gives %s', async (header, locale) => {
  expect(await localeOf({'accept-language': header})).toBe(locale);
});

whereItalian.test(
  'the body comes first, then the page below the home of the site, then the header',
  async () => {
    const on = (path: string) => ({'accept-language': 'en', referer: `https://portal.example${path}`});
    expect(await localeOf(on('/it/contact'), {locale: 'en'})).toBe('en');
    expect(await localeOf(on('/it/contact'), {locale: 'xx'})).toBe('it');
    expect(await localeOf(on('/it'))).toBe('it');
    expect(await localeOf(on('/italy'))).toBe('en');
    expect(await localeOf({referer: 'https://elsewhere.example/it/contact'})).toBe('en');
    expect(await localeOf({referer: 'nonsense'})).toBe('en');
    const below = () => setUp({env: {SITE_URL: 'https://portal.example/portal'}});
    expect(await localeOf(on('/portal/it/contact'), {}, below)).toBe('it');
    expect(await localeOf(on('/it/contact'), {}, below)).toBe('en');
  },
);

test.each([
  ['pt-br', 'pt-BR'],
  ['pt-ao', 'pt-PT'],
  ['de-at', 'de'],
  ['p', undefined],
])('%s means %s', (range, locale) => {
  expect(matching(range, ['en', 'pt-PT', 'pt-BR', 'de'])).toBe(locale);
});
