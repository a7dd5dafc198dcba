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

function escaped(value: Value): string {
  if (value instanceof Markup) {
    return value.text;
  }
  return typeof value === 'string'
    ? value.replace(/[&<>"']/g, (character) => entities[character] ?? '')
    : value.map((part) => part.text).join('');
}

/** Template tag that escapes every value, save what `html` itself made. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(strings.reduce((text, part, i) => text + escaped(values[i - 1] ?? '') + part));
}
