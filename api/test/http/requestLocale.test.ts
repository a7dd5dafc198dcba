import type {FastifyRequest} from 'fastify';
import {whereItalian} from '../../../tests/whereItalian';
import {localeOfPath, matching, requestLocale} from '../../src/http/requestLocale';

function localeOf(headers: Record<string, string>, body?: unknown, home = '/') {
  return requestLocale({
    headers,
    body,
    host: 'portal.example',
    server: {home},
  } as unknown as FastifyRequest);
}

describe('language of the answer', () => {
  test.each([
    ...whereItalian.rows(
      ['it', 'it'],
      ['it-IT,it;q=0.9,en;q=0.8', 'it'],
      // The first is none of this site's.
      ['eo,it;q=0.5,en;q=0.4', 'it'],
      ['en;q=0.5,it;q=0.9', 'it'],
    ),
    ['it;q=0,en', 'en'],
    // Not wanted at all, though nothing else is named.
    ['it;q=0', 'en'],
    ['it;q=0.0, eo', 'en'],
    ['eo, *', 'en'],
    [';;q=,,q=x', 'en'],
    ['', 'en'],
  ])('Accept-Language %j gives %s', (header, locale) => {
    expect(localeOf({'accept-language': header})).toBe(locale);
  });

  whereItalian.test('the body comes first, then the page the form was on', () => {
    const headers = {'accept-language': 'en', referer: 'https://portal.example/it/contact'};
    expect(localeOf(headers, {locale: 'en'})).toBe('en');
    expect(localeOf(headers, {locale: 'xx'})).toBe('it');
    expect(localeOf({...headers, referer: 'https://elsewhere.example/it/contact'})).toBe('en');
    expect(localeOf({...headers, referer: 'nonsense'})).toBe('en');
    expect(localeOf(headers, null)).toBe('it');
  });

  whereItalian.test('the page the form was on is below the home of the site', () => {
    const at = (path: string) => localeOf({referer: `https://portal.example${path}`}, undefined, '/portal/');
    expect(['/portal/it/contact', '/portal/contact', '/it/contact'].map(at)).toEqual(['it', 'en', 'en']);
  });

  test.each([
    ['pt-br', 'pt-BR'],
    ['pt', 'pt-PT'],
    ['pt-ao', 'pt-PT'],
    ['de-at', 'de'],
    ['p', undefined],
  ])('%s means %s', (range, locale) => {
    expect(matching(range, ['en', 'pt-PT', 'pt-BR', 'de'])).toBe(locale);
  });

  whereItalian.test('a path tells its language by its first folder only', () => {
    expect(['/it', '/it/pricing', '/italy', '/pricing/it', '/'].map(localeOfPath)).toEqual([
      'it',
      'it',
      'en',
      'en',
      'en',
    ]);
  });
});
