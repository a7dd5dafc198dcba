/** Parts of entries in the list of third parties (`src/data/thirdParties.ts`). */
import {formats} from './format';

/** Puts what a text names into an address of the list. */
export const withEmbedId = (address: string, id: string): string => address.replaceAll('{id}', () => id);

/** Whether a name of the list means a stored item: a star at its end stands for whatever follows. */
export const covers = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** Name of a country by its code, such as 'IE' or 'EU'; `undefined` where there is none. */
export const countryName = (language: string, code: string): string | undefined =>
  new Intl.DisplayNames(language, {type: 'region', fallback: 'none'}).of(code);

/** 'Ireland and United States' */
export const countryNames = (language: string, codes: readonly string[]): string =>
  formats(language).list(codes.map((code) => countryName(language, code) ?? code));

/**
 * A time of the list in the words of a language.
 *
 * @param kept such as '13 months'
 * @returns such as '13 mesi'; `undefined` for 'session' and 'until deleted', which have words of their own
 */
export function duration(language: string, kept: string): string | undefined {
  const [, count, unit] = /^(\d+) ([a-z]+?)s?$/.exec(kept) ?? [];
  return (
    unit && new Intl.NumberFormat(language, {style: 'unit', unit, unitDisplay: 'long'}).format(Number(count))
  );
}
