import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {sourceLanguage} from '../../../src/lib/locale';
import {editableFields, type FieldErrors} from '../contract';

interface RefusedForm {
  /** What was posted, by name. */
  readonly entered: Readonly<Record<string, unknown>>;
  readonly errors: FieldErrors;
  /** Where the site is, if on another origin than the API. */
  readonly origin?: string;
}

/** A Content-Security-Policy that lets in the files of another origin as it does its own. */
export const letIn = (policy: string, origin: string): string =>
  policy.replaceAll("'self'", `'self' ${origin}`);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Takes the fonts out of a page, which are for pages of their own origin: text shows in the next best. */
function withoutFonts($: CheerioAPI): void {
  $('link[rel="preload"][as="font"]').remove();
  for (const element of $('style')) {
    const style = $(element).text();
    const without = style.replaceAll(/@font-face\s*\{[^{}]*\}/g, '');
    $(element).text(without);
    // The page's policy knows its styles by their hash.
    $('meta[http-equiv="Content-Security-Policy"]').attr('content', (_, policy) =>
      policy.replaceAll(hashOf(style), hashOf(without)),
    );
  }
}

/** Makes a page of the site one that another origin may send: links and files are the site's. */
function leadTo(origin: string, $: CheerioAPI): void {
  withoutFonts($);
  for (const name of ['href', 'src', 'srcset', 'poster', 'action']) {
    // The contact form itself comes here.
    $(`[${name}]:not([action$="/api/contact"])`).attr(name, (_, value) =>
      value.replaceAll(/(^|,\s*)\/(?!\/)/g, `$1${origin}/`),
    );
  }
  $('meta[http-equiv="Content-Security-Policy"]').attr('content', (_, policy) => letIn(policy, origin));
}

/**
 * The built contact page as it should look after a form post that did not pass: values kept, messages shown.
 * Scripts are taken out. The page's own would bring React to the form as soon as a field has the focus, and React draws
 * the form as it was built: empty, without a message. What the page says about itself as data (JSON-LD) runs nothing and
 * stays, and so does its Content-Security-Policy, whose hashes then name nothing that is there.
 *
 * Where the site has another origin than the API, the page says of everything in it that it lies there.
 *
 * The page must hold a form whose action ends in `/api/contact`; each control names its error element in `aria-describedby`,
 * which carries `data-error` and `hidden`; a summary may carry `data-form-errors` and `hidden`. A field that is not
 * always there lies in a block with `data-optional` and `hidden`. Buttons with `type="button"` go with the scripts.
 *
 * @returns HTML, or undefined when there is no such page or form
 */
export async function readContactPage(
  siteDir: string,
  locale: string,
  {entered, errors, origin = ''}: RefusedForm,
): Promise<string | undefined> {
  const file = join(siteDir, locale === sourceLanguage ? '' : locale, 'contact.html');
  const source = await readFile(file, 'utf8').catch(() => undefined);
  if (source === undefined) {
    return undefined;
  }
  // Loaded when first needed: it is by far the largest dependency and most visitors never see this page.
  const {load} = await import('cheerio');
  const $ = load(source);
  const form = $('form[action$="/api/contact"]').first();
  if (form.length === 0) {
    return undefined;
  }

  for (const field of [...editableFields, 'attachment'] as const) {
    const control = form.find(`[name="${field}"]`).first();
    const value = entered[field];
    if (typeof value === 'string' && control.is('textarea')) {
      // A parser drops the first line break of a textarea.
      control.text(value.startsWith('\n') || value.startsWith('\r') ? `\n${value}` : value);
    } else if (typeof value === 'string') {
      control.attr('value', value);
    }
    if (value) {
      control.closest('[data-optional]').removeAttr('hidden');
    }
    const message = field === 'attachment' ? undefined : errors[field];
    if (message !== undefined) {
      control.attr('aria-invalid', 'true');
      const described = (control.attr('aria-describedby') ?? '').split(/\s+/);
      form
        .find('[data-error]')
        .filter((_, element) => described.includes($(element).attr('id') ?? ''))
        .text(message)
        .removeAttr('hidden');
    }
  }
  form.find('[data-form-errors]').removeAttr('hidden');
  $('[autofocus]').removeAttr('autofocus');
  form.find('[aria-invalid="true"]').first().attr('autofocus', '');
  form.find('button[type="button"]').remove();
  $('script:not([type="application/ld+json"])').remove();
  if (origin) {
    leadTo(origin, $);
    // Sent from here, the form comes from the API's own origin.
    form.append($('<input type="hidden" name="site">').attr('value', origin));
  }
  return $.html();
}
