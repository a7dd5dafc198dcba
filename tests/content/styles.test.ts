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

/** What is wrong with a style sheet, a line each. */
const faults = (css: string, file = '') => [
  ...ownWidths(css, file),
  ...(mayHaveColours(file) ? [] : rawColours(css)),
  ...(hasSides.test(file) ? [] : sides(css)),
];

test('style sheets ask for the four widths by name, take colours from their file, and follow the text', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect([...widths.keys()]).toHaveLength(4);
  expect(sheets.flatMap(({file, css}) => faults(css, file).map((fault) => `${file}: ${fault}`))).toEqual([]);
});

test.each([
  ['@media (max-width: 900px) {}', '(max-width: 900px)'],
  ['.a { top: 0 } @media screen and (width < 40em) {}', 'screen and (width < 40em)'],
  ['@media (--tablet) {}', '(--tablet)'],
  ['.a { color: #fff; }', '#fff'],
  ['.a { background: linear-gradient(rgb(0 0 0 / 14%), var(--a)); }', 'rgb(0 0 0 / 14%)'],
  ['.a { border: 1px solid White }', 'White'],
  ['.a { fill: oklch(0.7 0.1 200) }', 'oklch(0.7 0.1 200)'],
  ['a { margin-left: 1px }', 'margin-left'],
  ['a { right: 0; }', 'right'],
  ['a { text-align: left }', 'text-align: left'],
])('%s is noticed', (css, fault) => {
  expect(faults(css)).toEqual([fault]);
});

test('what only looks like a fault is none', () => {
  expect(
    faults(`/* @media (width > 1em) { */ @media screen and (--phone) {} @media not (--narrow) {} @media print {}
      @container (width < 27em) {} #fade .red:hover { color: var(--green); white-space: nowrap; content: '#fff' }
      .b[value='#1b55ee'] { background: color-mix(in srgb, var(--text) 16%, transparent); --left: 1 }
      .c { fill: oklch(from var(--brand) 0.68 c h); mask: url(#red); margin-inline-start: 0 }`),
  ).toEqual([]);
  // Without PostCSS nobody knows the names.
  expect(faults('@media (--phone) {}', path.join('browser', 'offer.css'))).toEqual(['(--phone)']);
});
