const {readFileSync} = require('node:fs');
const path = require('node:path');
const {formatHex, interpolate, parse, wcagContrast} = require('culori');
const postcss = require('postcss');

/** The tokens that style sheets, cards and PDFs rely on, without the hyphens before their names. */
const colourNames = /** @type {const} */ ([
  ...['ink-950', 'ink-900', 'ink-850', 'ink-800', 'ink-700'],
  ...['bg', 'bg-soft', 'bg-raised', 'text', 'muted', 'line', 'line-strong'],
  ...['accent', 'accent-hover', 'on-accent', 'accent-soft', 'money', 'money-soft', 'warn'],
  ...['danger', 'danger-soft', 'on-danger', 'bar-mute', 'paper', 'on-paper'],
  ...['sample-green', 'sample-violet', 'sample-magenta', 'sample-rust', 'sample-lemon', 'sample-ochre'],
]);

/**
 * @typedef {(typeof colourNames)[number]} ColourName
 *
 * Colours as '#rrggbb' by their token.
 * @typedef {Readonly<Record<ColourName, string>>} Palette
 *
 * What a style sheet of colours says in each theme.
 * @typedef {{light: Palette, dark: Palette}} Colours
 */

/** Where the colours are, as messages name the file. */
const coloursFile = 'src/css/colours.css';

const themes = /** @type {const} */ (['light', 'dark']);

/**
 * What is written on what, as the style sheets have it, with the contrast that WCAG 2.2 asks for: 4.5 to 1 for text
 * (1.4.3), 3 to 1 for the edges of fields and what else tells a control from its ground (1.4.11).
 *
 * @type {readonly (readonly [least: number, tokens: readonly ColourName[], grounds: readonly ColourName[]])[]}
 */
const pairs = [
  [
    4.5,
    ['text', 'muted', 'accent', 'accent-hover', 'money', 'warn', 'danger'],
    ['bg', 'bg-soft', 'bg-raised'],
  ],
  [4.5, ['text', 'accent-hover'], ['accent-soft']],
  [4.5, ['money'], ['money-soft']],
  [4.5, ['danger'], ['danger-soft']],
  [4.5, ['on-accent'], ['accent', 'accent-hover']],
  [4.5, ['on-danger'], ['danger']],
  [4.5, ['on-paper'], ['paper']],
  [3, ['line-strong'], ['bg', 'bg-soft', 'bg-raised']],
];

/** Grounds that are the same in either theme, and the theme whose values what stands on them takes. */
const fixedGrounds = /** @type {const} */ ([
  {
    theme: 'dark',
    tokens: ['text', 'muted', 'accent', 'money'],
    grounds: ['ink-950', 'ink-900', 'ink-850'],
    where: 'on parts that are dark in both themes',
  },
  {
    theme: 'light',
    tokens: ['text', 'muted', 'accent', 'money', 'warn'],
    grounds: ['paper'],
    where: 'on paper',
  },
]);

/** Values that are no single colour. */
const composed = ['shadow'];

const none = () => /** @type {Colours} */ ({light: {}, dark: {}});

/** The two arguments of `light-dark()`, or the value twice. */
function twoOf(/** @type {string} */ value) {
  const [, inside] = /^light-dark\((.*)\)$/s.exec(value) ?? [];
  const [light = value, dark = value] = inside ? postcss.list.comma(inside) : [];
  return {light, dark};
}

/**
 * Reads a style sheet of colours.
 *
 * @param {string} css
 * @returns {{colours: Colours, problems: string[]}} sentences with the line, empty where all fits
 */
function parseColours(css) {
  /** @type {Record<string, {light: string, dark: string}>} */
  const written = {};
  /** @type {{name: string, at: string}[]} */
  const places = [];
  const problems = [];
  let root;
  try {
    root = postcss.parse(css);
  } catch (error) {
    const {line, reason} = /** @type {import('postcss').CssSyntaxError} */ (error);
    return {colours: none(), problems: [`${coloursFile}:${line}: ${reason}.`]};
  }
  root.walkDecls(/^--/, ({prop, value, source}) => {
    const name = prop.slice(2);
    if (!composed.includes(name)) {
      written[name] = twoOf(value);
    }
    places.push({name, at: `${coloursFile}:${source?.start?.line}`});
  });
  const valueOf = (/** @type {string} */ name, /** @type {'light' | 'dark'} */ theme, depth = 0) => {
    const text = written[name]?.[theme] ?? '';
    const [, other] = /^var\(--([\w-]+)\)$/.exec(text.trim()) ?? [];
    return other && depth < 9 ? valueOf(other, theme, depth + 1) : text;
  };
  const colours = none();
  for (const {name, at} of places.filter((place) => place.name in written)) {
    for (const theme of themes) {
      const text = valueOf(name, theme);
      const colour = parse(text);
      if (colour) {
        colours[theme][name] = formatHex({...colour, alpha: undefined});
      } else {
        problems.push(
          `${at}: --${name}: “${text || written[name][theme]}” is no colour. Write one as #1a2b3c, or as rgb(), hsl() or oklch().`,
        );
      }
    }
  }
  const there = places.map(({name}) => name);
  for (const name of [...colourNames, ...composed].filter((each) => !there.includes(each))) {
    problems.push(`${coloursFile}: --${name} is missing. Give it a colour: style sheets use it.`);
  }
  return {colours, problems: [...new Set(problems)]};
}

/**
 * Which colours cannot be told from what they stand on.
 *
 * @param {Colours} colours
 * @returns {string[]} a sentence each: which token, on which, in which theme, how much and how much is needed
 */
function contrastProblems(colours) {
  const check = (token, ground, theme, least, where) => {
    const [one, other] = [colours[theme][token], colours[theme][ground]];
    if (!one || !other || wcagContrast(one, other) >= least) {
      return [];
    }
    // Never rounded up to what is needed.
    const ratio = Math.floor(wcagContrast(one, other) * 100) / 100;
    return [
      `${coloursFile}: --${token} (${one}) on --${ground} (${other}) has a contrast of ${ratio} to 1 ${where}; ${least} to 1 is needed. Move the two further apart in lightness.`,
    ];
  };
  return [
    ...themes.flatMap((theme) =>
      pairs.flatMap(([least, tokens, grounds]) =>
        tokens.flatMap((token) =>
          grounds.flatMap((ground) => check(token, ground, theme, least, `in the ${theme} theme`)),
        ),
      ),
    ),
    ...fixedGrounds.flatMap(({theme, tokens, grounds, where}) =>
      tokens.flatMap((token) => grounds.flatMap((ground) => check(token, ground, theme, 4.5, where))),
    ),
  ];
}

/**
 * The colours of the site.
 *
 * @param {string} [siteDir]
 * @throws {Error} where a colour is missing or none
 * @returns {Colours}
 */
function siteColours(siteDir = path.resolve(__dirname, '../../..')) {
  const {colours, problems} = parseColours(readFileSync(path.join(siteDir, coloursFile), 'utf8'));
  if (problems.length > 0) {
    throw new Error(['The colours do not fit:', ...problems].join('\n  '));
  }
  return colours;
}

/** `color-mix(in oklab, A 40%, B)` of two colours. */
const mixed = /color-mix\(in oklab,\s*(#[\da-f]{6})\s+([\d.]+)%,\s*(#[\da-f]{6})\)/gi;

/**
 * A drawing with the colours of the site in place of their names, for where no style sheet is: in `<img>`, in PDFs, on cards.
 * It follows what browsers do: `var(--accent)` is the value of the light theme, inside of
 * `@media (prefers-color-scheme: dark)` and below `style="color-scheme: dark"` the one of the dark theme.
 *
 * @param {string} svg
 * @param {Colours} colours
 * @param {'light' | 'dark'} [theme] where the drawing says none
 * @throws {Error} where it names a colour that the site does not have
 * @returns {string}
 */
function inColours(svg, colours, theme = 'light') {
  const fill = (/** @type {string} */ text, /** @type {'light' | 'dark'} */ scheme) =>
    text
      .replaceAll(/var\(--([\w-]+)\)/g, (_, name) => {
        const colour = colours[scheme][name];
        if (!colour) {
          throw new Error(`it asks for the colour --${name}, which is not in ${coloursFile}.`);
        }
        return colour;
      })
      .replaceAll(mixed, (_, one, share, other) =>
        formatHex(interpolate([other, one], 'oklab')(Number(share) / 100)),
      );
  /** @type {('light' | 'dark')[]} */
  const schemes = [theme];
  // A style element, a tag, or what stands between them.
  return svg.replaceAll(/<style[^>]*>.*?<\/style>|<[^!?][^>]*>|[^<]+/gs, (part) => {
    const scheme = schemes.at(-1) ?? theme;
    if (part.startsWith('<style')) {
      return part
        .split(/(@media\s*\(prefers-color-scheme:\s*dark\)\s*\{(?:[^{}]|\{[^{}]*\})*\})/)
        .map((rules, index) => fill(rules, index % 2 === 1 ? 'dark' : scheme))
        .join('');
    }
    if (part.startsWith('</')) {
      schemes.pop();
      return part;
    }
    if (!part.startsWith('<')) {
      return part;
    }
    const [, own] = /\sstyle="color-scheme:\s*(light|dark);?"/.exec(part) ?? [];
    const present = /** @type {'light' | 'dark'} */ (own ?? scheme);
    if (!part.endsWith('/>')) {
      schemes.push(present);
    }
    return fill(part.replace(/\sstyle="color-scheme:\s*(?:light|dark);?"/, ''), present);
  });
}

module.exports = {coloursFile, contrastProblems, inColours, parseColours, siteColours};
