import type {FastifyRequest} from 'fastify';
import {locales} from '../languages/languages';
import {weightedList} from './weightedList';

const fallback = locales[0]!;

/** Locale of a page, by the first folder of its path below the site's home. */
export function localeOfPath(path: string): string {
  return locales.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`)) ?? fallback;
}

function ofBody(body: unknown): string | undefined {
  const value = typeof body === 'object' && body !== null && 'locale' in body ? body.locale : undefined;
  return locales.find((locale) => locale === value);
}

// A plain form post that is refused before its body is read says only by its Referer which page it left.
function ofPage(request: FastifyRequest): string | undefined {
  const referer = request.headers.referer;
  if (!referer || !URL.canParse(referer)) {
    return undefined;
  }
  const page = new URL(referer);
  const {home} = request.server;
  return page.host === request.host && page.pathname.startsWith(home)
    ? localeOfPath(page.pathname.slice(home.length - 1))
    : undefined;
}

/** The language that a lower-case range of Accept-Language means: itself, else the first of its family ('de' for 'de-AT'). */
export const matching = (range: string, among = locales) =>
  among.find((locale) => locale.toLowerCase() === range) ??
  among.find((locale) => locale.toLowerCase().split('-')[0] === range.split('-')[0]);

function ofAcceptLanguage(header: string | undefined): string | undefined {
  return weightedList(header)
    .filter(({quality}) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({value}) => matching(value))
    .find((locale) => locale !== undefined);
}

/** Language of the answer: the body's `locale`, else the page a form was on, else Accept-Language (RFC 9110, 12.5.4), else English. */
export function requestLocale(request: FastifyRequest): string {
  return (
    ofBody(request.body) ??
    ofPage(request) ??
    ofAcceptLanguage(request.headers['accept-language']) ??
    fallback
  );
}
