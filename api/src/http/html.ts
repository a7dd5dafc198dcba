import {escapeHtml} from '../../../src/lib/escapeHtml';

/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | undefined | false | readonly Value[];

const textOf = (value: Value): string =>
  value instanceof Html
    ? value.text
    : Array.isArray(value)
      ? value.map(textOf).join('')
      : value === undefined || value === false
        ? ''
        : escapeHtml(String(value));

/** Template tag: escapes values, joins lists, and leaves out `false` and `undefined`. Attributes need double quotes. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.reduce((all, part, index) => all + textOf(values[index - 1]) + part));
