/** Calculations in the address of a page. Pure: no React, no aliases. */

/**
 * The query of an address with a calculation put in place of the one that was there. Other parameters stay as they are.
 *
 * @param search query of the address, with or without its question mark
 * @param names parameters that hold the calculation
 * @param own query of the new calculation, with its question mark; '' for none
 * @returns '' or a query with its question mark
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
 * A plain decimal number of an address: no sign, no exponent, no blanks, at most six decimals count.
 *
 * @returns `undefined` where the text is none or the number lies outside the range
 */
export function decimalIn(text: string | null, {min, max}: {min: number; max: number}): number | undefined {
  const value = text !== null && /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? Math.round(value * 1e6) / 1e6 : undefined;
}

/** The same for a whole number. */
export function integerIn(text: string | null, range: {min: number; max: number}): number | undefined {
  return text?.includes('.') ? undefined : decimalIn(text, range);
}
