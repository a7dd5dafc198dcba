/** How elements stand in each other on the built pages, by the content models of HTML: what the W3C's checker would say. */
import * as cheerio from 'cheerio';
import type {Element} from 'domhandler';
import {allPages} from './site';

const flow = [
  ...['address', 'article', 'aside', 'blockquote', 'details', 'dialog', 'div', 'dl', 'fieldset', 'figure'],
  ...['footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'main', 'nav', 'ol', 'p', 'pre'],
  ...['section', 'table', 'ul'],
];
const phrasingOnly = [
  ...['abbr', 'b', 'button', 'cite', 'code', 'em', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'i', 'kbd', 'label'],
  ...[
    'legend',
    'mark',
    'output',
    'p',
    'pre',
    'q',
    's',
    'samp',
    'small',
    'span',
    'strong',
    'sub',
    'sup',
    'time',
  ],
  ...['u', 'var'],
];
const interactive = 'a[href], button, details, iframe, input:not([type=hidden]), label, select, textarea';
const helpers = ['script', 'template'];

/** Elements that may only stand in others. */
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

/** Elements that may only have others in them. */
const children: Readonly<Record<string, readonly string[]>> = {
  dl: ['dt', 'dd', 'div'],
  ol: ['li'],
  select: ['option', 'optgroup', 'hr'],
  ul: ['li'],
};

/** Elements that come first among their siblings; of a figure, the caption may be the last. */
const first = {caption: 'first', figcaption: 'first or last', legend: 'first', summary: 'first'} as const;

/** What a checker would say of a page, a line each. */
function faultsOf(html: string): string[] {
  const $ = cheerio.load(html);
  const faults = new Set<string>();
  const say = (element: Element, what: string) => {
    const {id, class: names} = element.attribs;
    faults.add(`<${element.name}${id ? ` id="${id}"` : names ? ` class="${names}"` : ''}> ${what}`);
  };
  $('body *')
    .not('svg *, math *')
    .each((_, element) => {
      const {name} = element;
      const parent = element.parent as Element;
      if (parents[name] && !parents[name].includes(parent.name)) {
        say(element, `in <${parent.name}>`);
      }
      if (children[parent.name] && ![...children[parent.name]!, ...helpers].includes(name)) {
        say(element, `in <${parent.name}>`);
      }
      if (parent.name === 'div' && (parent.parent as Element).name === 'dl' && !['dt', 'dd'].includes(name)) {
        say(element, 'in a <div> of a <dl>');
      }
      if (name in first) {
        const place = first[name as keyof typeof first];
        const isFirst = $(element).prev().length === 0;
        const isLast = place === 'first or last' && $(element).next().length === 0;
        if (!(isFirst || isLast)) {
          say(element, `is not ${place} in <${parent.name}>`);
        }
        if ($(element).siblings(name).length > 0) {
          say(element, `is not the only one in <${parent.name}>`);
        }
      }
      if (flow.includes(name)) {
        const around = $(element)
          .parents()
          .toArray()
          // Links take the model of what they stand in.
          .find(({name: outer}) => !['a', 'ins', 'del', 'noscript', 'object'].includes(outer));
        if (around && phrasingOnly.includes(around.name)) {
          say(element, `in <${around.name}>`);
        }
      }
      if (name === 'p' && $(element).is(':empty') && Object.keys(element.attribs).length === 0) {
        say(element, 'is empty: something in a paragraph has ended it');
      }
      if ($(element).is(interactive)) {
        const around = $(element).parents('a, button').get(0);
        if (around) {
          say(element, `in <${around.name}>`);
        }
      }
      const id = element.attribs.id;
      if (id && $(`[id="${id}"]`).length > 1) {
        say(element, 'is not the only one of its id');
      }
    });
  return [...faults];
}

it.each(allPages.map((page) => [page.path, page] as const))(
  '%s nests its elements as HTML asks',
  (_, {html}) => {
    expect(faultsOf(html)).toEqual([]);
  },
);

it.each([
  ['<figure><blockquote></blockquote><figcaption>A</figcaption><a href="/">B</a></figure>', 'figcaption'],
  ['<figure><figcaption>A</figcaption><p>B</p><figcaption>C</figcaption></figure>', 'figcaption'],
  ['<div><figcaption>A</figcaption></div>', 'figcaption'],
  ['<ul><div><li>A</li></div></ul>', 'div'],
  ['<dl><div><p>A</p></div></dl>', 'p'],
  ['<span><div>A</div></span>', 'div'],
  ['<h2><a href="/"><p>A</p></a></h2>', 'p'],
  ['<p>A<ul><li>B</li></ul></p>', 'p'],
  ['<a href="/"><button>A</button></a>', 'button'],
  ['<details><p>A</p><summary>B</summary></details>', 'summary'],
  ['<p id="a">A</p><p id="a">B</p>', 'p id="a"'],
])('sees what is wrong in %s', (html, element) => {
  expect(faultsOf(html)).toEqual(expect.arrayContaining([expect.stringContaining(`<${element}>`)]));
});

it('takes what is right', () => {
  const right = `<figure><p>A</p><figcaption><a href="/"><div>B</div></a></figcaption></figure>
    <dl><div><dt>C</dt><dd><p>D</p></dd></div></dl><details><summary><h3>E</h3></summary></details>
    <label>F <input></label><p>G</p>`;
  expect(faultsOf(right)).toEqual([]);
});
