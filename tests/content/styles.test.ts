/** House rules of the style sheets: where widths and colours are said. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const src = path.resolve(__dirname, '../../src');

/** Sheets that PostCSS reads: the search has its own bundle, without it. */
const sheets = readdirSync(src, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css') && !file.startsWith('plugins'))
  .map((file) => ({file, css: readFileSync(path.join(src, file), 'utf8')}));

/** The text without what only looks like a rule: comments, strings and addresses. */
const bare = (css: string) =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/url\([^)]*\)/g, 'url()')
    .replaceAll(/'[^']*'|"[^"]*"/g, "''");

const widths = new Map(
  [
    ...readFileSync(path.join(src, 'css/media.css'), 'utf8').matchAll(
      /@custom-media (--[\w-]+) (\([^)]+\));/g,
    ),
  ].map(([, name = '', condition = '']) => [name, condition]),
);

/** What goes to the browser without PostCSS, which does not know the names there: it writes the same widths out. */
const spellsOut = (file: string) =>
  file === path.join('css', 'tokens.css') || file.startsWith(`browser${path.sep}`);

/** Conditions that ask for a width by themselves, or by a name that nobody has given. */
function ownWidths(css: string, file = ''): string[] {
  const spelled = spellsOut(file) ? [...widths.values()] : [];
  const named = spellsOut(file) ? [] : [...widths.keys()];
  return [...bare(css).matchAll(/@media([^{]*)\{/g)]
    .map(([, condition = '']) => spelled.reduce((rest, width) => rest.replace(width, ''), condition).trim())
    .filter(
      (condition) =>
        /\b(?:width|inline-size|aspect-ratio|orientation)\b/.test(condition) ||
        (condition.match(/--[\w-]+/g) ?? []).some((name) => !named.includes(name)),
    );
}

/** Drawings and code, which run from left to right in every language, and what stands in the middle. */
const hasSides =
  /[\\/](?:Diagram|Formula|TableRegion|CodeBlock|PriceRulerChart|ScoreRange|LoadingNote|StickyBar)\.module\.css$|^css[\\/]base\.css$/;

/** Declarations that name a side of the page, where one of the text is meant: 'margin-left', 'text-align: right'. */
const sides = (css: string): string[] =>
  bare(css).match(
    /(?<![\w-])(?:(?:margin|padding|border)-(?:left|right)[\w-]*|left|right)(?=\s*:)|text-align:\s*(?:left|right)/g,
  ) ?? [];

/** The names of colours that somebody might write; CSS knows 148. */
const names =
  'white|black|gr[ae]y|silver|red|maroon|orange|gold|yellow|olive|lime|green|teal|cyan|aqua|blue|navy|indigo|violet|purple|magenta|fuchsia|pink|brown|tan|beige|ivory|crimson|coral|salmon|tomato';

/** Colours that are no tokens; what is derived from one (`color-mix()`, `oklch(from var(--brand) …)`) is none. */
const rawColour = new RegExp(
  `#[\\da-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\((?!from var\\()[^)]*\\)|(?<![\\w-])(?:${names})(?![\\w-])`,
  'gi',
);

/** Raw colours in the values of a style sheet. */
function rawColours(css: string): string[] {
  return [...bare(css).matchAll(/(?<=[{;]\s*)[\w-]+\s*:([^;{}]*)(?=[;}])/g)].flatMap(
    ([, value = '']) => value.match(rawColour) ?? [],
  );
}

/** The colours, and the brands of invented partners in a drawing. */
const mayHaveColours = (file: string) =>
  ['css/colours.css', 'components/illustrations/BrandChoice.module.css'].includes(
    file.replaceAll(path.sep, '/'),
  );

test('there are style sheets to read, and four widths', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect([...widths.keys()]).toHaveLength(4);
});

test('they ask for the four widths by their names, and for no other', () => {
  expect(
    sheets.flatMap(({file, css}) => ownWidths(css, file).map((condition) => `${file}: ${condition}`)),
  ).toEqual([]);
});

test('a width of its own is noticed', () => {
  for (const condition of ['(max-width: 900px)', 'screen and (width < 40em)', '(--tablet)']) {
    expect(ownWidths(`.a { color: var(--text); }\n@media ${condition} {\n  .a { top: 0; }\n}`)).toEqual([
      condition,
    ]);
  }
  expect(ownWidths('@media (width < 41em) {}', path.join('css', 'tokens.css'))).toEqual(['(width < 41em)']);
  expect(ownWidths('@media (--phone) {}', path.join('browser', 'offer.css'))).toEqual(['(--phone)']);
  expect(
    ownWidths(`/* @media (width > 1em) { */
      @media screen and (--phone) {} @media not (--narrow) {} @media print {} @media (max-height: 30rem) {}
      @container (width < 27em) {}`),
  ).toEqual([]);
});

test('colours are in their file, but for those of invented partners', () => {
  expect(
    sheets
      .filter(({file}) => !mayHaveColours(file))
      .flatMap(({file, css}) => rawColours(css).map((colour) => `${file}: ${colour}`)),
  ).toEqual([]);
  expect(
    sheets.filter(({file}) => mayHaveColours(file)).flatMap(({css}) => rawColours(css)).length,
  ).toBeGreaterThan(20);
});

test('a raw colour is noticed', () => {
  expect(
    rawColours(`.a { color: #fff; background: linear-gradient(rgb(0 0 0 / 14%), White); }
      .b { border: 1px solid hsl(210deg 50% 50%); --brand: #6A3FD1; fill: oklch(0.7 0.1 200) }`),
  ).toEqual(['#fff', 'rgb(0 0 0 / 14%)', 'White', 'hsl(210deg 50% 50%)', '#6A3FD1', 'oklch(0.7 0.1 200)']);
  expect(
    rawColours(`#fade .red:hover { color: var(--green); white-space: nowrap; content: '#fff'; }
      .b[value='#1b55ee'] { /* black */ background: color-mix(in srgb, var(--text) 16%, transparent); }
      .c { fill: oklch(from var(--brand) 0.68 c h); color: currentcolor; mask: url(#red); grid-area: tan-line; }`),
  ).toEqual([]);
});

it('styles follow the direction of the text, by logical properties', () => {
  expect(sheets.filter(({file}) => hasSides.test(file))).toHaveLength(9);
  expect(
    sheets
      .filter(({file}) => !hasSides.test(file))
      .flatMap(({file, css}) => sides(css).map((it) => [file, it])),
  ).toEqual([]);
  expect(
    sides('a { margin-left: 1px; right: 0; text-align: left; margin-inline-start: 0; --left: 1 }'),
  ).toEqual(['margin-left', 'right', 'text-align: left']);
});
