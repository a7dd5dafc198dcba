import type {FastifyRequest} from 'fastify';
import {parseUrl} from '../../../src/lib/parseUrl';
import {locales} from '../languages/languages';
import {fieldsOf} from './fieldsOf';

const fallback = locales[0]!;

/** Returns the locale of a page, by the first folder of its path below the site's home. */
export function localeOfPath(path: string): string {
  return locales.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`)) ?? fallback;
}

// If a plain form post is rejected before its body is read, only its Referer names the page.
function ofPage({headers: {referer = ''}, host, server: {home}}: FastifyRequest): string | undefined {
  const page = parseUrl(referer);
  return page?.host === host && page.pathname.startsWith(home)
    ? localeOfPath(page.pathname.slice(home.length - 1))
    : undefined;
}

/** Returns the locale for a lower-case range of Accept-Language: an exact match, else 'de' for 'de-AT'. */
export const matching = (range: string, among = locales) =>
  among.find((locale) => locale.toLowerCase() === range) ??
  among.find((locale) => locale.toLowerCase().split('-')[0] === range.split('-')[0]);

/** Parses `q` weights (RFC 9110, 12.4.2). An invalid weight counts as 0. */
function ofAcceptLanguage(header = ''): string | undefined {
  return header
    .toLowerCase()
    .split(',')
    .map((item) => {
      const [range = '', ...parameters] = item.split(';').map((part) => part.trim());
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? 1;
      return {locale: matching(range), weight: Number(weight) || 0};
    })
    .sort((a, b) => b.weight - a.weight)
    .find(({locale, weight}) => locale !== undefined && weight > 0)?.locale;
}

/** Chooses the response's language: `locale`, the form's page, Accept-Language (RFC 9110, 12.5.4) or English. */
export function requestLocale(request: FastifyRequest): string {
  return (
    locales.find((locale) => locale === fieldsOf(request.body).locale) ??
    ofPage(request) ??
    ofAcceptLanguage(request.headers['accept-language']) ??
    fallback
  );
}
