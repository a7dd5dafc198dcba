import {escapeHtml} from '../../../src/lib/escapeHtml';

/** Text that is HTML already; only `html` makes it. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = string | Markup | readonly Markup[];

function htmlOf(value: Value): string {
  if (value instanceof Markup) {
    return value.text;
  }
  return typeof value === 'string' ? escapeHtml(value) : value.map((part) => part.text).join('');
}

/** Template tag that escapes every value, save what `html` itself made. Attributes need double quotes. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(strings.reduce((text, part, i) => text + htmlOf(values[i - 1]!) + part));
}
