import type {FastifyRequest} from 'fastify';
import {parseUrl} from '../../../src/lib/parseUrl';
import {locales} from '../languages/languages';
import {fieldsOf} from './fieldsOf';

const fallback = locales[0]!;

/** Locale of a page, by the first folder of its path below the site's home. */
export function localeOfPath(path: string): string {
  return locales.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`)) ?? fallback;
}

// A plain form post that is refused before its body is read says only by its Referer which page it left.
function ofPage({headers: {referer = ''}, host, server: {home}}: FastifyRequest): string | undefined {
  const page = parseUrl(referer);
  return page?.host === host && page.pathname.startsWith(home)
    ? localeOfPath(page.pathname.slice(home.length - 1))
    : undefined;
}

/** The language that a lower-case range of Accept-Language means: itself, else the first of its family ('de' for 'de-AT'). */
export const matching = (range: string, among = locales) =>
  among.find((locale) => locale.toLowerCase() === range) ??
  among.find((locale) => locale.toLowerCase().split('-')[0] === range.split('-')[0]);

/** Reads `q` weights (RFC 9110, 12.4.2). A weight that is no number counts as 0. */
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

/** Language of the answer: the body's `locale`, else the page a form was on, else Accept-Language (RFC 9110, 12.5.4), else English. */
export function requestLocale(request: FastifyRequest): string {
  return (
    locales.find((locale) => locale === fieldsOf(request.body).locale) ??
    ofPage(request) ??
    ofAcceptLanguage(request.headers['accept-language']) ??
    fallback
  );
}
