import {readFile} from 'node:fs/promises';
import {escapeHtml} from '../../../src/lib/escapeHtml';
import type {FieldErrors} from '../contract';

/** Pages for a rejected form, by language: for a site on the API's own origin, and for one on another. */
export type ContactForms = Readonly<Record<string, {readonly own: string; readonly elsewhere: string}>>;

interface RefusedForm {
  readonly entered: Readonly<Record<string, unknown>>;
  readonly errors: FieldErrors;
  readonly errorTitle: string;
  /** Origin of the site if it differs from the API's; else empty. */
  readonly origin: string;
}

/** Content of a slot: an attribute with the value, a text, and so on. */
type Slot = 'title' | 'value' | 'text' | 'invalid' | 'optional' | 'error' | 'hidden' | 'origin';

/** A slot between private use characters: type, field, and the page's own content. */
export const slots = /\ue000(\w+):(\w*):([^\ue000]*)\ue000/u;
const everySlot = new RegExp(slots, 'gu');

/** @param given the page's own content, as HTML */
export const slot = (what: Slot, field = '', given = ''): string => `\ue000${what}:${field}:${given}\ue000`;

/** Extends a Content-Security-Policy: another origin gets the permissions of the own one. */
export const letIn = (policy: string, origin: string): string =>
  policy.replaceAll("'self'", `'self' ${origin}`);

/** Reads the pages written by the build, if any. */
export async function readContactForms(file: URL): Promise<ContactForms> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as ContactForms;
}

/** Fills in values and errors, and focuses the first invalid field. `undefined` if the language has no page. */
export function fillContactForm(
  forms: ContactForms,
  locale: string,
  {entered, errors, origin, errorTitle}: RefusedForm,
): string | undefined {
  const page = forms[locale]?.[origin ? 'elsewhere' : 'own'];
  const errorOf = new Map<string, string>(Object.entries(errors));
  let autofocus = ' autofocus=""';
  const fill: Record<Slot, (field: string, given: string) => string> = {
    title: () => `${escapeHtml(errorTitle)} `,
    value(field, given) {
      const value = entered[field];
      return typeof value === 'string' ? ` value="${escapeHtml(value)}"` : given && ` value="${given}"`;
    },
    text(field, given) {
      const value = entered[field];
      // HTML parsers drop the first line break of a textarea.
      return typeof value === 'string' ? escapeHtml(value.replace(/^(?=[\r\n])/, '\n')) : given;
    },
    invalid(field) {
      const attributes = errorOf.has(field) ? ` aria-invalid="true"${autofocus}` : '';
      autofocus = attributes ? '' : autofocus;
      return attributes;
    },
    optional: (field) => (entered[field] ? '' : ' hidden=""'),
    error: (field) => escapeHtml(errorOf.get(field) ?? ''),
    hidden: (field) => (errorOf.has(field) ? '' : ' hidden=""'),
    origin: () => escapeHtml(origin),
  };
  return page?.replace(everySlot, (_, what: Slot, field: string, given: string) => fill[what](field, given));
}
