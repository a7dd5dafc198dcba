import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {sourceLanguage} from '../../../src/lib/locale';
import {editableFields} from '../contract';
import {type ContactForms, letIn, slot, slots} from './contactForms';

/** Prefix of attributes that mark slots in the HTML tree. */
const mark = 'data-slot';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Removes fonts, which browsers load only for pages of the same origin. */
function withoutFonts($: CheerioAPI): void {
  $('link[rel="preload"][as="font"]').remove();
  for (const element of $('style')) {
    const style = $(element).text();
    const without = style.replaceAll(/@font-face\s*\{[^{}]*\}/g, '');
    $(element).text(without);
    // The page's policy identifies its styles by hash.
    $('meta[http-equiv="Content-Security-Policy"]').attr('content', (_, policy) =>
      policy.replaceAll(hashOf(style), hashOf(without)),
    );
  }
}

function leadTo(origin: string, $: CheerioAPI): void {
  withoutFonts($);
  for (const name of ['href', 'src', 'srcset', 'poster', 'action']) {
    // The contact form itself posts to the API.
    $(`[${name}]:not([action$="/api/contact"])`).attr(name, (_, value) =>
      value.replaceAll(/(^|,\s*)\/(?!\/)/g, `$1${origin}/`),
    );
  }
  $('meta[http-equiv="Content-Security-Policy"]').attr('content', (_, policy) => letIn(policy, origin));
}

/**
 * Makes the page for a rejected form from the built contact page. Removes scripts, because the page's own would hydrate
 * the form, empty and without errors. JSON-LD is not executed and stays.
 *
 * The form's action ends in `/api/contact`. Each control names its error element in `aria-describedby`, which has
 * `data-error` and `hidden`; a summary may have `data-form-errors` and `hidden`. An optional field is in a block with
 * `data-optional` and `hidden`. Buttons with `type="button"` need scripts and are removed too.
 *
 * @param elsewhere for a site on another origin than the API: links and files get the site's
 * @returns HTML with slots, or `undefined` if there is no such form
 */
function makeForm(source: string, elsewhere: boolean): string | undefined {
  const $ = load(source);
  const form = $('form[action$="/api/contact"]').first();
  if (form.length === 0) {
    return undefined;
  }
  $('title').prepend(slot('title'));
  $('[autofocus]').removeAttr('autofocus');
  for (const field of [...editableFields, 'attachment'] as const) {
    const control = form.find(`[name="${field}"]`).first();
    if (control.is('textarea')) {
      control.text(slot('text', field, control.text()));
    } else {
      control.attr(`${mark}-value`, slot('value', field, control.attr('value'))).removeAttr('value');
    }
    control.attr(`${mark}-invalid`, slot('invalid', field));
    const block = control.closest('[data-optional]');
    if (block.is('[hidden]')) {
      block.removeAttr('hidden').attr(`${mark}-optional`, slot('optional', field));
    }
    form
      .find('[data-error]')
      .filter((_, {attribs: {id}}) => control.is(`[aria-describedby~="${id}"]`))
      .text(slot('error', field))
      .removeAttr('hidden')
      .attr(`${mark}-hidden`, slot('hidden', field));
  }
  form.find('[data-form-errors]').removeAttr('hidden');
  form.find('button[type="button"]').remove();
  $('script:not([type="application/ld+json"])').remove();
  if (elsewhere) {
    leadTo(slot('origin'), $);
    // A form posted from this page has the API's own origin.
    form.append($('<input type="hidden" name="site">').attr('value', slot('origin')));
  }
  return $.html().replaceAll(new RegExp(` ${mark}-[a-z]+="(${slots.source})"`, 'gu'), '$1');
}

/** Makes the pages for a rejected form, once per build: parsing a page blocks a server for tens of milliseconds. */
export async function makeContactForms(siteDir: string, locales: readonly string[]): Promise<ContactForms> {
  const made = locales.map(async (locale) => {
    const file = join(siteDir, locale === sourceLanguage ? '' : locale, 'contact.html');
    const source = await readFile(file, 'utf8').catch(() => '');
    const [own, elsewhere] = [makeForm(source, false), makeForm(source, true)];
    return own === undefined || elsewhere === undefined ? [] : [[locale, {own, elsewhere}] as const];
  });
  return Object.fromEntries((await Promise.all(made)).flat());
}
