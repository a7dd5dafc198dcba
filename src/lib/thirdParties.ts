/** Helpers for entries of `src/data/thirdParties.ts`. */
import {listIn} from './format';

/** Replaces `{id}` in an embed URL template. */
export const withEmbedId = (address: string, id: string): string => address.replaceAll('{id}', () => id);

/** True if a pattern matches a stored item. A final star matches any suffix. */
export const covers = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** Returns the name of a country code such as 'IE' or 'EU'; `undefined` if unknown. */
export const countryName = (language: string, code: string): string | undefined =>
  new Intl.DisplayNames(language, {type: 'region', fallback: 'none'}).of(code);

/** 'Ireland and United States' */
export const countryNames = (language: string, codes: readonly string[]): string =>
  listIn(
    language,
    codes.map((code) => countryName(language, code) ?? code),
  );

/** Translates a duration such as '13 months'. Returns `undefined` for 'session' and 'until deleted'. */
export function duration(language: string, kept: string): string | undefined {
  const [, count, unit] = /^(\d+) ([a-z]+?)s?$/.exec(kept) ?? [];
  return (
    unit && new Intl.NumberFormat(language, {style: 'unit', unit, unitDisplay: 'long'}).format(Number(count))
  );
}
