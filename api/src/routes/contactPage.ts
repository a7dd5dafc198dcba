import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {sourceLanguage} from '../../../src/lib/locale';
import {editableFields, type FieldErrors} from '../contract';

/**
 * The built contact page as it should look after a form post that did not pass: values kept, messages shown.
 * Scripts are taken out. The page's own would bring React to the form as soon as a field has the focus, and React draws
 * the form as it was built: empty, without a message. What the page says about itself as data (JSON-LD) runs nothing and
 * stays, and so does its Content-Security-Policy, whose hashes then name nothing that is there.
 *
 * The page must hold `form[action="/api/contact"]`; each control names its error element in `aria-describedby`,
 * which carries `data-error` and `hidden`; a summary may carry `data-form-errors` and `hidden`. A field that is not
 * always there lies in a block with `data-optional` and `hidden`. Buttons with `type="button"` go with the scripts.
 *
 * @returns HTML, or undefined when there is no such page or form
 */
export async function readContactPage(
  siteDir: string,
  locale: string,
  entered: Readonly<Record<string, unknown>>,
  errors: FieldErrors,
): Promise<string | undefined> {
  const file = join(siteDir, locale === sourceLanguage ? '' : locale, 'contact.html');
  const source = await readFile(file, 'utf8').catch(() => undefined);
  if (source === undefined) {
    return undefined;
  }
  // Loaded when first needed: it is by far the largest dependency and most visitors never see this page.
  const {load} = await import('cheerio');
  const $ = load(source);
  const form = $('form[action="/api/contact"]').first();
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
  return $.html();
}
