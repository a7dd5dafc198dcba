import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readPage} from '../readPage';
import {createStylePicker} from '../usedStyles';

const pick = (css: string, html: string) => createStylePicker(css)(readPage(html).content);
const kept = (selector: string, html: string) => pick(`${selector}{top:0}`, html).css !== '';

it('keeps rules of which a selector can match, and such selectors', () => {
  const css = '*{a:b}p{a:b}table{a:b}.card:hover .title{a:b}.card,.absent{a:b}.absent .card{a:b}';
  expect(pick(css, '<p class="card title">').css).toBe('*{a:b}p{a:b}.card:hover .title{a:b}.card{a:b}');
});

it('keeps what will be needed later: focus, and states that scripts set', () => {
  const css = ':focus-visible{a:b}html[data-consent=open] p{a:b}[hidden]{a:b}dialog[open]{a:b}';
  expect(pick(css, '<html><p>').css).toBe(':focus-visible{a:b}html[data-consent=open] p{a:b}[hidden]{a:b}');
});

it('knows every attribute that scripts set and style sheets ask for', () => {
  const src = path.resolve(__dirname, '../../..');
  const textOf = (folder: string, ending: RegExp) =>
    readdirSync(path.join(src, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => ending.test(file))
      .map((file) => readFileSync(path.join(src, folder, file), 'utf8'))
      .join('\n');
  const asked = new Set([...textOf('.', /\.css$/).matchAll(/\[(data-[\w-]+)/g)].map(([, name]) => name!));
  const script = textOf('.', /^(?:features\/\w[\w-]*\/browser|shell)\/.*\.ts$/);
  const set = [
    ...[...script.matchAll(/(?:setAttribute|toggleAttribute)\('(data-[\w-]+)'/g)].map(([, name]) => name!),
    ...[...script.matchAll(/dataset\.(\w+) = /g)].map(
      ([, name]) => `data-${name!.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    ),
  ];
  const needed = [...new Set(set)].filter((name) => asked.has(name));
  expect(needed).toEqual(expect.arrayContaining(['data-consent', 'data-done', 'data-match']));
  expect(needed.filter((name) => !kept(`[${name}] p`, '<p>'))).toEqual([]);
});

it.each([
  ['[data-x~=dark]', 'light\n dark', 'darker'],
  ['[data-x|=en]', 'en-GB', 'end'],
  ['[data-x^="#"]', '#a', 'a#'],
  ['[data-x$=".pdf" i]', '/a.PDF', '/a.pdf.html'],
  ['[data-x*=mid]', 'amidst', 'mi'],
])('understands %s', (selector, meant, other) => {
  const element = (value?: string) => (value === undefined ? '<i>' : `<i data-x="${value}">`);
  expect(kept(selector, element(meant))).toBe(true);
  expect(kept(selector, element(other))).toBe(false);
});

it.each([
  [':is(table,p) b', '<p><b>', true],
  ['p:has(> img,svg)', '<p><svg></svg>', true],
  ['p:has(> img)', '<p>', false],
  ['input[aria-invalid=true]', '<form><input>', false],
  ['input[aria-invalid=true]', '<form method=post><input>', true],
  ['button:disabled', '<button disabled>', true],
  ['input::placeholder', '<input>', false],
  ['[data-x=a]', '<p data-x=b><p data-x=a>', true],
  ['#roi', '<p id=roi>', true],
  ['p [id]', '<p><b id=roi>', true],
  ['[class*=card]', '<p class=plan-card>', true],
])('%s on %s', (selector, html, expected) => {
  expect(kept(selector, html)).toBe(expected);
});

it('leaves out conditions with nothing in them, and keeps their order', () => {
  const css = 'p{a:b}@media (width>=40em){table{a:b}}@media print{p{a:c}@supports (top:0){p{a:d}}}p{a:e}';
  expect(pick(css, '<p>').css).toBe('p{a:b}@media print{p{a:c}@supports (top:0){p{a:d}}}p{a:e}');
});

it('keeps conditions that are none of a font, and declarations as they are', () => {
  const css = '@layer a{@container (width>1px){p{a:b!important;c:d}}}';
  expect(pick(css, '<p>')).toEqual({css, fonts: []});
});

it('keeps custom properties that something reads, also by way of others and from the page', () => {
  const css =
    ':root{--a:var( --b);--b:1;--unused:var(--too);--too:2;--bar:3;--of-table:4}@media print{p{right:var(--d);--d:5}}p{left:var(--a,var(--c))}table{top:var(--of-table)}';
  expect(pick(css, '<p style="width:var(--bar)">').css).toBe(
    ':root{--a:var( --b);--b:1;--bar:3}@media print{p{right:var(--d);--d:5}}p{left:var(--a,var(--c))}',
  );
});

it('keeps animations that are named', () => {
  const css =
    '@keyframes rise{to{top:0}}.a{animation:rise 1s}.b{animation:fall 1s}@keyframes fall{to{top:1px}}@-webkit-keyframes rise{to{top:0}}@keyframes is{to{top:0}}';
  expect(pick(css, '<p class=a>').css).toBe(
    '.a{animation:rise 1s}@keyframes rise{to{top:0}}@-webkit-keyframes rise{to{top:0}}',
  );
});

it('keeps fonts, and tells their files and conditions', () => {
  const css =
    '@font-face{font-family:F;src:local(F)}@media (width>=40em){@font-face{font-family:G;src:url(/g.woff2) format("woff2")}}';
  const {css: rules, fonts} = pick(css, '<p>');
  expect(rules).toBe(css);
  expect(fonts).toEqual([{href: '/g.woff2', media: '(width>=40em)'}]);
  const bare = '@supports (top:0){@font-face{src:url("/h.woff2")}}';
  expect(pick(bare, '<p>').fonts).toEqual([{href: '/h.woff2'}]);
});
