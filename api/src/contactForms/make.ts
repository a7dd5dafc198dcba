import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {sourceLanguage} from '../../../src/lib/locale';
import {editableFields} from '../contract';
import {type ContactForms, letIn, slot, slots} from './contactForms';

/** An attribute that stands for a place while the page is a tree. */
const mark = 'data-slot';

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
 * The built contact page as it should look after a form post that did not pass, with places for what was entered and what
 * is wrong. Scripts are taken out. The page's own would bring React to the form as soon as a field has the focus, and
 * React draws the form as it was built: empty, without a message. What the page says about itself as data (JSON-LD) runs
 * nothing and stays, and so does its Content-Security-Policy, whose hashes then name nothing that is there.
 *
 * The page must hold a form whose action ends in `/api/contact`; each control names its error element in `aria-describedby`,
 * which carries `data-error` and `hidden`; a summary may carry `data-form-errors` and `hidden`. A field that is not
 * always there lies in a block with `data-optional` and `hidden`. Buttons with `type="button"` go with the scripts.
 *
 * @param elsewhere for where the site has another origin than the API: the page says of everything that it lies there
 * @returns HTML with places, or undefined when there is no such form
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
    // Sent from here, the form comes from the API's own origin.
    form.append($('<input type="hidden" name="site">').attr('value', slot('origin')));
  }
  return $.html().replaceAll(new RegExp(` ${mark}-[a-z]+="(${slots.source})"`, 'gu'), '$1');
}

/**
 * Makes the pages that answer a refused form, once for each build: reading a page as a tree takes tens of milliseconds, in
 * which a server would answer nobody else.
 *
 * @param siteDir folder of the built site
 * @param locales languages to look for
 */
export async function makeContactForms(siteDir: string, locales: readonly string[]): Promise<ContactForms> {
  const made = locales.map(async (locale) => {
    const file = join(siteDir, locale === sourceLanguage ? '' : locale, 'contact.html');
    const source = await readFile(file, 'utf8').catch(() => '');
    const [own, elsewhere] = [makeForm(source, false), makeForm(source, true)];
    return own === undefined || elsewhere === undefined ? [] : [[locale, {own, elsewhere}] as const];
  });
  return Object.fromEntries((await Promise.all(made)).flat());
}
