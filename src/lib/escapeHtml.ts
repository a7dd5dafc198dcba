/** Line and page breaks of word processors. */
const breaks = /[\v\f\x85]/g;

/**
 * Characters that XML 1.0 (section 2.2) or HTML forbid: control characters, lone surrogates and Unicode noncharacters.
 * Text pasted from word processors or terminals may contain them, invisibly.
 */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{NChar}]/gu;

/** Removes characters that pages and feeds must not contain. Line and page breaks of word processors become spaces. */
export const withoutForbidden = (text: string): string => text.replace(breaks, ' ').replace(forbidden, '');

/** Applies `withoutForbidden` to all strings in a JSON or YAML value. */
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

/** Lists the characters that `withoutForbidden` removes or replaces, with their positions: 'U+000B'. */
export const forbiddenIn = (text: string): {at: number; name: string}[] =>
  [...text.matchAll(forbidden)].map(({0: character, index}) => ({
    at: index,
    name: `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
  }));

const signs: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Escapes a text for HTML or XML, between tags or in a double-quoted attribute. Removes forbidden characters. */
export function escapeHtml(text: string): string {
  return withoutForbidden(text).replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
