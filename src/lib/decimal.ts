/** Decimal numbers as people type them. Pure. */

/** The decimal sign of a language: '.' or ','. */
function decimalSign(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.find(({type}) => type === 'decimal')?.value ?? '.';
}

/** "€", "US$", "CHF", "euro", "zł" at either end of an amount, and a percent sign. */
const unit = String.raw`(?:[a-z]{0,3}\p{Sc}|${Intl.supportedValuesOf('currency').join('|')}|euros?|zł|kr|kč|ft|lei|лв|rs\.?|%)`;
const units = new RegExp(`^([-+]?)${unit}|${unit}$`, 'giu');

/** "80.-" and "80,–": no cents. */
const noCents = /[.,][-–—]+$/;

/** Each script has its digits from 0 to 9 in a row. */
function digitValue(digit: string): string {
  let zero = digit.codePointAt(0)!;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) {
    zero--;
  }
  return String((digit.codePointAt(0)! - zero) % 10);
}

/** An amount as it was pasted, without what is no part of the number: spaces, currency, characters that nobody sees. */
const bareNumber = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s'’\p{Cf}]/gu, '')
    .replace(/[^\P{Nd}\d]/gu, digitValue)
    .replace('−', '-')
    .replace(units, '$1')
    .replace(noCents, '');

/**
 * The number in a text, with a decimal comma or point and with or without groups: '12,5', '12.5', '1.234,56' and '€ 1,234.56'
 * are what they look like in every language. Where one sign could be either, as in '1.500', the language decides.
 *
 * @param language language of the page, a BCP 47 tag
 * @returns NaN for what is no number
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

/** A number as it is put into such a field: with the decimal sign of the language, without groups. */
export const decimalText = (value: number, language: string): string =>
  String(value).replace('.', decimalSign(language));

/** A number with two decimals at most, as amounts, hours and percentages are counted: binary fractions have more. */
export const toCents = (value: number): number => Math.round(value * 100) / 100;
