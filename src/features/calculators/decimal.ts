/** Parses decimal numbers as people type them. Pure. */

function decimalSign(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.find(({type}) => type === 'decimal')?.value ?? '.';
}

/** "€", "US$", "CHF", "euro", "zł" at either end of an amount, and a percent sign. */
const unit = String.raw`(?:[a-z]{0,3}\p{Sc}|${Intl.supportedValuesOf('currency').join('|')}|euros?|zł|kr|kč|ft|lei|лв|rs\.?|%)`;
const units = new RegExp(`^([-+]?)${unit}|${unit}$`, 'giu');

/** "80.-" and "80,–": the dash stands for zero cents. */
const noCents = /[.,][-–—]+$/;

/** In every script, the digits 0 to 9 have consecutive code points. */
function digitValue(digit: string): string {
  let zero = digit.codePointAt(0)!;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) {
    zero--;
  }
  return String((digit.codePointAt(0)! - zero) % 10);
}

/** Removes spaces, currency and invisible characters from a pasted amount. */
const bareNumber = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s'’\p{Cf}]/gu, '')
    .replace(/[^\P{Nd}\d]/gu, digitValue)
    .replace('−', '-')
    .replace(units, '$1')
    .replace(noCents, '');

/**
 * Parses a number with a decimal comma or point, with or without group separators: '12,5', '12.5', '1.234,56' and '€
 * 1,234.56' mean the same in every language. The language decides ambiguous cases such as '1.500'.
 *
 * @returns NaN if the text is not a number
 */
export function parseDecimal(text: string, language: string): number {
  const compact = bareNumber(text);
  const signs: string[] = compact.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  const alone = signs.length === 1 && (last === decimalSign(language) || !/[.,]\d{3}$/.test(compact));
  const after = new Set(signs).size === 2 && signs.indexOf(last!) === signs.length - 1;
  const point = alone || after ? compact.lastIndexOf(last!) : compact.length;
  const [whole, fraction] = [compact.slice(0, point), compact.slice(point + 1)];
  const grouped = /[.,]/.test(whole);
  if (
    !/^[-+]?[\d.,]*\d[\d.,]*(?:e[-+]?\d+)?$/i.test(compact) ||
    (grouped && !/^[-+]?\d{1,3}(?:[.,]\d{3})+$/.test(whole))
  ) {
    return Number.NaN;
  }
  return Number(`${whole.replace(/[.,]/g, '')}${alone || after ? '.' : ''}${fraction}`);
}

/** Formats a number for a text field: decimal separator of the language, no group separators. */
export const decimalText = (value: number, language: string): string =>
  String(value).replace('.', decimalSign(language));
