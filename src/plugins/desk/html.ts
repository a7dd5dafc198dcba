import {escapeHtml} from '../../lib/escapeHtml';

/** Markup that is put in as it is. */
class Html {
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

/** Template tag: markup, into which values come escaped, lists one after the other, and nothing for `false`. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.reduce((all, part, index) => all + textOf(values[index - 1]) + part));

/** Markup that is known to be right. */
export const raw = (text: string) => new Html(text);

export type {Html};
