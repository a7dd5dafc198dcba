/** House rules of the style sheets: where widths and colours may be defined. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const src = path.resolve(__dirname, '../../src');

/** Sheets processed by PostCSS. The search has its own bundle, without PostCSS. */
const sheets = readdirSync(src, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css') && !/^features\/[\w-]+\/plugin\//.test(file))
  .map((file) => ({file, css: readFileSync(path.join(src, file), 'utf8')}));

/** Removes comments, strings and addresses, which may look like rules. */
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

/** True for sheets that skip PostCSS and so cannot use named widths: they repeat the values. */
const spellsOut = (file: string) =>
  file === path.join('css', 'tokens.css') ||
  file === path.join('css', 'foot.css') ||
  /[\\/]browser[\\/]/.test(file);

/** Returns media queries with a literal width, or with an undefined name. */
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

/** Exceptions: drawings and code, which run from left to right in every language, and centred elements. */
const hasSides =
  /[\\/](?:Diagram|Formula|TableRegion|CodeBlock|PriceRulerChart|ScoreRange|LoadingNote|StickyBar)\.module\.css$|^css[\\/]base\.css$/;

/** Returns declarations with a physical side instead of a logical one: 'margin-left', 'text-align: right'. */
const sides = (css: string): string[] =>
  bare(css).match(
    /(?<![\w-])(?:(?:margin|padding|border)-(?:left|right)[\w-]*|left|right)(?=\s*:)|text-align:\s*(?:left|right)/g,
  ) ?? [];

/** Common names of colours; CSS knows 148. */
const names =
  'white|black|gr[ae]y|silver|red|maroon|orange|gold|yellow|olive|lime|green|teal|cyan|aqua|blue|navy|indigo|violet|purple|magenta|fuchsia|pink|brown|tan|beige|ivory|crimson|coral|salmon|tomato';

/** Matches colours that are not tokens. Derived colours (`color-mix()`, `oklch(from var(--brand) …)`) are allowed. */
const rawColour = new RegExp(
  `#[\\da-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\((?!from var\\()[^)]*\\)|(?<![\\w-])(?:${names})(?![\\w-])`,
  'gi',
);

/** Returns raw colours in the values of a style sheet. */
function rawColours(css: string): string[] {
  return [...bare(css).matchAll(/(?<=[{;]\s*)[\w-]+\s*:([^;{}]*)(?=[;}])/g)].flatMap(
    ([, value = '']) => value.match(rawColour) ?? [],
  );
}

/** True for the file of colours, and for a drawing with the brands of invented partners. */
const mayHaveColours = (file: string) =>
  ['css/colours.css', 'features/rebrand/BrandChoice.module.css'].includes(file.replaceAll(path.sep, '/'));

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
  ['.a { top: 0 } @media screen and (width < 40em) {}', 'screen and (width < 40em)'],
  ['@media (--tablet) {}', '(--tablet)'],
  ['.a { color: #fff; }', '#fff'],
  ['.a { background: linear-gradient(rgb(0 0 0 / 14%), var(--a)); }', 'rgb(0 0 0 / 14%)'],
  ['a { margin-left: 1px }', 'margin-left'],
  ['a { text-align: left }', 'text-align: left'],
])('%s is noticed', (css, fault) => {
  expect(faults(css)).toEqual([fault]);
});

test('a style sheet reads no custom property that nothing sets, unless it has a fallback', () => {
  const code = readdirSync(src, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:css|tsx?)$/.test(file))
    .map((file) => readFileSync(path.join(src, file), 'utf8'));
  const set = new Set(code.flatMap((text) => text.match(/--[\w-]+(?=['"`]?\]?\s*:)/g) ?? []));
  const unset = (css: string) =>
    [...bare(css).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!).filter((name) => !set.has(name));
  expect(unset('.a { padding: var(--space-9) var(--gutter) }')).toEqual(['--space-9']);
  expect(sheets.flatMap(({file, css}) => unset(css).map((name) => `${file}: ${name}`))).toEqual([]);
});
