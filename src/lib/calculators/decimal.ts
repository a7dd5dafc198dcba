/** Decimal numbers as people type them. Pure. */

/** The decimal sign of a language: '.' or ','. */
function decimalSign(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.find(({type}) => type === 'decimal')?.value ?? '.';
}

/**
 * The number in a text, with a decimal comma or point and with or without groups: '12,5', '12.5', '1.234,56' and '1,234.56'
 * are what they look like in every language. Where one sign could be either, as in '1.500', the language decides.
 *
 * @param language language of the page, a BCP 47 tag
 * @returns NaN for what is no number
 */
export function parseDecimal(text: string, language: string): number {
  const compact = text.replace(/[\s'’]/g, '');
  const signs: string[] = compact.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  const alone = signs.length === 1 && (last === decimalSign(language) || !/[.,]\d{3}$/.test(compact));
  const after = new Set(signs).size === 2 && signs.indexOf(last!) === signs.length - 1;
  const point = alone || after ? compact.lastIndexOf(last!) : compact.length;
  const [whole, fraction] = [compact.slice(0, point), compact.slice(point + 1)];
  const grouped = /[.,]/.test(whole);
  if (compact === '' || (grouped && !/^[-+]?\d{1,3}(?:[.,]\d{3})+$/.test(whole))) {
    return Number.NaN;
  }
  return Number(`${whole.replace(/[.,]/g, '')}${alone || after ? '.' : ''}${fraction}`);
}

/** A number as it is put into such a field: with the decimal sign of the language, without groups. */
export const decimalText = (value: number, language: string): string =>
  String(value).replace('.', decimalSign(language));

/** A number with two decimals at most, as amounts, hours and percentages are counted: binary fractions have more. */
export const toCents = (value: number): number => Math.round(value * 100) / 100;
