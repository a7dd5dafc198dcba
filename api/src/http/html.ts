const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is HTML already; only `html` makes it. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = string | Markup | readonly Markup[];

/** Text as HTML writes it, between tags and in quotes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character]!);

function htmlOf(value: Value): string {
  if (value instanceof Markup) {
    return value.text;
  }
  return typeof value === 'string' ? escaped(value) : value.map((part) => part.text).join('');
}

/** Template tag that escapes every value, save what `html` itself made. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(strings.reduce((text, part, i) => text + htmlOf(values[i - 1]!) + part));
}
