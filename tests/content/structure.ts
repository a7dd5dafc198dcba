import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';

const names = (list: string) => list.split(' ');
const flow = names(
  'address article aside blockquote details dialog div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul',
);
const phrasingOnly = names(
  'abbr b button cite code em h1 h2 h3 h4 h5 h6 i kbd label legend mark output p pre q s samp small span strong sub sup time u var',
);
/** Transparent elements take the content model of their parent. */
const transparent = names('a ins del noscript object');
const interactive = 'a[href], button, details, iframe, input:not([type=hidden]), label, select, textarea';

/** Elements with a required parent. */
const parents: Readonly<Record<string, readonly string[]>> = {
  caption: ['table'],
  dd: ['dl', 'div'],
  dt: ['dl', 'div'],
  figcaption: ['figure'],
  legend: ['fieldset'],
  li: ['ul', 'ol', 'menu'],
  option: ['select', 'optgroup', 'datalist'],
  summary: ['details'],
};

/** Elements with restricted children. */
const children: Readonly<Record<string, readonly string[]>> = {
  dl: ['dt', 'dd', 'div'],
  ol: ['li'],
  select: ['option', 'optgroup', 'hr'],
  ul: ['li'],
};

/** Elements that must be the first child. The caption of a figure may also be the last. */
const leading = ['caption', 'figcaption', 'legend', 'summary'];

/** Returns the errors of a page's structure, one per line: HTML's content models, and tables. */
export function structureFaults($: CheerioAPI): string[] {
  const faults = new Set<string>();
  const seen = new Set<string>();
  const say = (element: Element, what: string) => {
    const {id, class: classes} = element.attribs;
    faults.add(`<${element.name}${id ? ` id="${id}"` : classes ? ` class="${classes}"` : ''}> ${what}`);
  };
  $('body *')
    .not('svg *, math *')
    .each((_, element) => {
      const {name} = element;
      const {id} = element.attribs;
      const parent = element.parent as Element;
      const allowed = children[parent.name];
      if (
        (parents[name] && !parents[name].includes(parent.name)) ||
        (allowed && ![...allowed, 'script', 'template'].includes(name))
      ) {
        say(element, `in <${parent.name}>`);
      }
      if (parent.name === 'div' && (parent.parent as Element).name === 'dl' && !['dt', 'dd'].includes(name)) {
        say(element, 'in a <div> of a <dl>');
      }
      if (leading.includes(name)) {
        const isLastCaption = name === 'figcaption' && $(element).next().length === 0;
        if ($(element).prev().length > 0 && !isLastCaption) {
          say(element, `is not first in <${parent.name}>`);
        }
        if ($(element).siblings(name).length > 0) {
          say(element, `is not the only one in <${parent.name}>`);
        }
      }
      if (flow.includes(name)) {
        const around = $(element)
          .parents()
          .toArray()
          .find((outer) => !transparent.includes(outer.name));
        if (around && phrasingOnly.includes(around.name)) {
          say(element, `in <${around.name}>`);
        }
      }
      if (name === 'p' && $(element).is(':empty') && Object.keys(element.attribs).length === 0) {
        say(element, 'is empty: something in a paragraph has ended it');
      }
      if ($(element).is(interactive) && $(element).parents('a, button').length > 0) {
        say(element, 'in a link or button');
      }
      if (id !== undefined && seen.has(id)) {
        say(element, 'is not the only one of its id');
      }
      seen.add(id ?? '');
      if (name === 'th' && !$(element).text().trim() && $(element).find('img, svg').length === 0) {
        say(element, 'has no words');
      }
      if ($(element).is('button, label')) {
        // Two drawings are the signs of two states.
        const drawings = $('svg', element).toArray();
        if (new Set(drawings.map((drawing) => $(drawing).html())).size < drawings.length) {
          say(element, 'has the same drawing twice');
        }
      }
      if ($(element).is('table[role=table], :is(thead, tbody, tfoot, tr, th, td)[role]')) {
        say(element, 'has a role that it has anyway, or must not have');
      }
    });
  return [...faults];
}
