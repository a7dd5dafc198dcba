/** Line and page breaks of word processors. */
const breaks = /[\v\f\x85]/g;

/**
 * Characters that XML 1.0 (section 2.2) or HTML have no place for: control characters, halves of pairs, and what Unicode
 * keeps for itself. A paste from a word processor or a terminal brings them, and nobody sees them.
 */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{NChar}]/gu;

/** Leaves out what no page and no feed may hold. Line and page breaks of word processors become spaces. */
export const withoutForbidden = (text: string): string => text.replace(breaks, ' ').replace(forbidden, '');

/** `withoutForbidden` for all texts of a value out of JSON or YAML. */
export function allWithoutForbidden<Value>(value: Value): Value {
  if (typeof value === 'string') {
    return withoutForbidden(value) as Value;
  }
  if (Array.isArray(value)) {
    return value.map(allWithoutForbidden) as Value;
  }
  return Object.prototype.toString.call(value) === '[object Object]'
    ? (Object.fromEntries(
        Object.entries(value as object).map(([name, own]) => [name, allWithoutForbidden(own as unknown)]),
      ) as Value)
    : value;
}

/** The characters of a text that `withoutForbidden` leaves out, with their places: 'U+000B'. */
export const forbiddenIn = (text: string): {at: number; name: string}[] =>
  [...text.matchAll(forbidden)].map(({0: character, index}) => ({
    at: index,
    name: `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
  }));

const signs: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** A text as it stands in HTML or XML, between tags or in an attribute with double quotes. */
export function escapeHtml(text: string): string {
  return withoutForbidden(text).replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
