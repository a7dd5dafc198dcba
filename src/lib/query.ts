/** Calculations in query strings. Pure: no React, no aliases. */
import {trim} from './round';

/**
 * Replaces the calculation in a query string and keeps other parameters.
 *
 * @param search query string, with or without its question mark
 * @param own query string of the new calculation, with its question mark; '' to remove
 * @returns '' or a query string with its question mark
 */
export function replaceQuery(search: string, names: readonly string[], own: string): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part && !names.some((name) => new URLSearchParams(part).has(name)));
  const all = [...others, own.slice(1)].filter(Boolean);
  return all.length > 0 ? `?${all.join('&')}` : '';
}

/**
 * Parses a plain decimal number: no sign, no exponent, no spaces. At most six decimals count.
 *
 * @returns `undefined` if the text is not such a number or is out of range
 */
export function decimalIn(text: string | null, {min, max}: {min: number; max: number}): number | undefined {
  const value = text !== null && /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? trim(value) : undefined;
}

/** Parses a whole number as `decimalIn` does. */
export function integerIn(text: string | null, range: {min: number; max: number}): number | undefined {
  return text?.includes('.') ? undefined : decimalIn(text, range);
}
