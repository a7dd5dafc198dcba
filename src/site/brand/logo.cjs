const {existsSync, readFileSync} = require('node:fs');
const path = require('node:path');
const cheerio = require('cheerio');
const {optimize} = require('svgo');
const {inColours, siteColours} = require('./colours.cjs');

/**
 * The brand's logo.
 * @typedef {object} Logo
 * @property {readonly [x: number, y: number, width: number, height: number]} box its view box
 * @property {string} inside minified content of the `svg` element; colours of the site by name
 * @property {boolean} hasOwnColours true if some colours are not the site's
 */

const logoFile = 'static/favicon.svg';

/** Maximum size of the minified logo in bytes: browsers load it for the tab of every page. */
const most = 15_000;

/** Content that a logo must not have, with advice. */
const unfit = /** @type {const} */ ([
  ['script', 'it holds a script. Take the script out: pages forbid it, and a sign needs none'],
  [
    'image',
    'it holds a picture made of pixels (<image>). Draw the sign with paths, so that it is sharp in every size',
  ],
  ['foreignObject', 'it holds HTML (<foreignObject>). Draw the sign with paths'],
  [
    'text',
    'it holds letters (<text>), which look different wherever the font is missing. Turn them into paths',
  ],
  ['use[href^="http"]', 'it takes a part from another address (<use>). Put that part into the file'],
]);

// Keeps the order of attributes in icons: a page with both compresses better.
const preset = {overrides: {removeViewBox: false, sortAttrs: false, inlineStyles: {onlyMatchedOnce: false}}};

/** The drawing without what editors leave in it, styles as attributes. */
const small = (/** @type {string} */ svg) =>
  optimize(svg, {
    multipass: true,
    plugins: [
      {name: 'preset-default', params: preset},
      'convertStyleToAttrs',
      'removeDimensions',
      {name: 'removeAttributesBySelector', params: {selector: '[class]', attributes: 'class'}},
    ],
  }).data;

const paints = ['fill', 'stroke', 'stop-color'];

/**
 * @param {string} svg
 * @param {import('./colours.cjs').Colours} colours
 * @returns {{logo?: Logo, problems: string[]}} problems, one sentence each
 */
function parseLogo(svg, colours) {
  const problem = (/** @type {string} */ text) => `${logoFile}: ${text}.`;
  let data;
  try {
    data = small(svg);
    inColours(data, colours);
  } catch (error) {
    const {line, reason, message} = /** @type {Error & {line?: number, reason?: string}} */ (error);
    return {
      problems: [
        reason === undefined
          ? `${logoFile}: ${message}`
          : `${logoFile}${line ? `:${line}` : ''}: it cannot be read as SVG (${reason}). Save the sign anew as SVG`,
      ].map((text) => text.replace(/\.?$/, '.')),
    };
  }
  const source = cheerio.load(svg, {xml: true});
  const root = source.root().children('svg');
  if (root.length !== 1) {
    return {problems: [problem('it is no SVG: its first element is not <svg>. Save the sign anew as SVG')]};
  }
  const problems = unfit.filter(([selector]) => source(selector).length > 0).map(([, text]) => problem(text));
  const handlers = source('*')
    .toArray()
    .flatMap((each) => Object.keys(each.attribs).filter((name) => /^on[a-z]/i.test(name)));
  if (handlers.length > 0) {
    problems.push(problem(`it reacts to events (${handlers[0]}="…"). Take the attribute out`));
  }
  const box = (root.attr('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = NaN, y = NaN, width = NaN, height = NaN] = box;
  if (box.length !== 4 || box.some(Number.isNaN) || width <= 0 || height <= 0) {
    problems.push(
      problem(
        'the <svg> element has no viewBox of four numbers, such as viewBox="0 0 32 32". It says which part is the sign',
      ),
    );
  } else if (Math.max(width / height, height / width) > 1.5) {
    problems.push(
      problem(
        `it is ${width} by ${height}. The name stands beside the sign as text: give the sign alone, about as wide as high`,
      ),
    );
  }
  if (data.length > most) {
    problems.push(
      problem(
        `it has ${data.length} bytes, made small already; ${most} is the most. Draw it with fewer points`,
      ),
    );
  }
  const drawing = cheerio.load(data, {xml: {xmlMode: true, selfClosingTags: false}});
  if (drawing('style').length > 0) {
    problems.push(
      problem('its styles cannot be turned into attributes. Write fill and stroke at the shapes'),
    );
  }
  if (problems.length > 0) {
    return {problems};
  }
  const painted = drawing('*')
    .toArray()
    .flatMap((each) => paints.map((name) => each.attribs[name] ?? ''))
    .filter((paint) => paint && paint !== 'none');
  return {
    problems,
    logo: {
      box: [x, y, width, height],
      inside: drawing.root().children('svg').html() ?? '',
      hasOwnColours:
        painted.length === 0 || painted.some((paint) => !/^var\(--(?:on-)?accent\)$/.test(paint)),
    },
  };
}

/**
 * @param {string} siteDir
 * @param {import('./colours.cjs').Colours} colours
 * @returns {{logo?: Logo, problems: string[]}}
 */
function readLogo(siteDir, colours) {
  const file = path.join(siteDir, logoFile);
  return existsSync(file)
    ? parseLogo(readFileSync(file, 'utf8'), colours)
    : {problems: [`${logoFile} is missing. Put the sign of the brand there, as SVG.`]};
}

/**
 * Returns the logo as a file of its own, in the colours of the browser's theme. Programs without style sheets see the
 * light one.
 *
 * @param {Logo} logo
 * @param {import('./colours.cjs').Colours} colours
 * @returns {string}
 */
function iconOf({box, inside}, colours) {
  const names = [
    ...new Set([...inside.matchAll(/(fill|stroke|stop-color)="var\(--([\w-]+)\)"/g)].map(([text]) => text)),
  ];
  const rules = names
    .map((text) => /^([\w-]+)="var\(--([\w-]+)\)"$/.exec(text) ?? [])
    .map(
      ([, attribute = '', name = '']) =>
        `[${attribute}="${colours.light[name]}"]{${attribute}:${colours.dark[name]}}`,
    )
    .join('');
  const style = rules && `<style>@media (prefers-color-scheme:dark){${rules}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">${style}${inColours(inside, colours)}</svg>\n`;
}

/**
 * Returns the site's logo and its colours.
 *
 * @param {string} [siteDir]
 * @throws {Error} if one of the files is invalid
 * @returns {Logo}
 */
function siteLogo(siteDir = path.resolve(__dirname, '../../..')) {
  const {logo, problems} = readLogo(siteDir, siteColours(siteDir));
  if (!logo) {
    throw new Error(['The sign of the brand does not fit:', ...problems].join('\n  '));
  }
  return logo;
}

module.exports = {iconOf, parseLogo, readLogo, siteLogo};
