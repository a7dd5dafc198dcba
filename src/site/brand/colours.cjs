const {readFileSync} = require('node:fs');
const path = require('node:path');
const {transform} = require('lightningcss');
const postcss = require('postcss');

/** Tokens that style sheets, cards and PDFs rely on, without leading hyphens. */
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
 * Colours of each theme.
 * @typedef {{light: Palette, dark: Palette}} Colours
 */

/** Path in messages. */
const coloursFile = 'src/css/colours.css';

const themes = /** @type {const} */ (['light', 'dark']);

/** Values that are not a single colour. */
const composed = ['shadow'];

const none = () => /** @type {Colours} */ ({light: {}, dark: {}});

/**
 * Computes a CSS colour without its alpha.
 *
 * @param {string} colour such as 'oklch(0.4 0.1 150)'
 * @returns {string | undefined} '#rrggbb', `undefined` if browsers could not read it
 */
function hexOf(colour) {
  // Half transparency makes Lightning CSS write numbers instead of a name.
  const css = `a { color: rgb(from ${colour} r g b / 0.5) }`;
  const {code} = transform({filename: coloursFile, code: Buffer.from(css), targets: {chrome: 60 << 16}});
  const [, ...channels] = /color: rgba\((\d+), (\d+), (\d+), \.5\)/.exec(code.toString()) ?? [];
  const digits = channels.map((channel) => Number(channel).toString(16).padStart(2, '0'));
  return digits.length > 0 ? `#${digits.join('')}` : undefined;
}

/** Returns both arguments of `light-dark()`, or the value twice. */
function twoOf(/** @type {string} */ value) {
  const [, inside] = /^light-dark\((.*)\)$/s.exec(value) ?? [];
  const [light = value, dark = value] = inside ? postcss.list.comma(inside) : [];
  return {light, dark};
}

/**
 * Parses a style sheet of colours. A problem is a sentence with the line.
 *
 * @param {string} css
 * @returns {{colours: Colours, problems: string[]}} sentences with the line
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
      const colour = hexOf(text);
      if (colour) {
        colours[theme][name] = colour;
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
 * @param {string} [siteDir]
 * @throws {Error} if a colour is missing or invalid
 * @returns {Colours}
 */
function siteColours(siteDir = path.resolve(__dirname, '../../..')) {
  const {colours, problems} = parseColours(readFileSync(path.join(siteDir, coloursFile), 'utf8'));
  if (problems.length > 0) {
    throw new Error(['The colours do not fit:', ...problems].join('\n  '));
  }
  return colours;
}

/**
 * Replaces `var(--name)` in an SVG with the site's colours, for places without style sheets: `<img>`, PDFs and cards.
 * As in browsers, `@media (prefers-color-scheme: dark)` and `style="color-scheme: dark"` select the dark theme.
 *
 * @param {string} svg
 * @param {Colours} colours
 * @param {'light' | 'dark'} [theme] of drawings without their own
 * @throws {Error} if it names an unknown colour
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
      .replaceAll(/color-mix\([^()]*\)/g, (mixture) => hexOf(mixture) ?? mixture);
  /** @type {('light' | 'dark')[]} */
  const schemes = [theme];
  // A style element, a tag or text.
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

module.exports = {coloursFile, inColours, parseColours, siteColours};
