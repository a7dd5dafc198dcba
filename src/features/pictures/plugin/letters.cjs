const {openSync} = require('fontkit');

const face = 'Geist';

/** @type {Map<number, import('fontkit').Font>} */
const opened = new Map();

/**
 * Returns the font in one of the two weights that the site's PDFs and cards have.
 *
 * @param {string} weight as in drawings
 */
function fontOf(weight) {
  const nearest = weight === 'bold' || Number(weight) > 500 ? 600 : 400;
  const font =
    opened.get(nearest) ??
    /** @type {import('fontkit').Font} */ (
      openSync(require.resolve(`@fontsource/geist/files/geist-latin-${nearest}-normal.woff`))
    );
  opened.set(nearest, font);
  return font;
}

/** Attributes that position letters. All others apply to the path as well. */
const forLetters = ['x', 'y', 'text-anchor', 'letter-spacing'];

/** Share of the width to the left of `x`. */
const before = {start: 0, middle: 0.5, end: 1};

/**
 * Returns the outline of a line of letters, as `d` of a path.
 *
 * @param {string} letters
 * @param {Readonly<Record<string, string>>} attributes of `<text>`; lengths are units of the drawing
 * @returns {string | undefined} `undefined` if the font lacks a letter
 */
function outline(letters, attributes) {
  const font = fontOf(attributes['font-weight'] ?? '400');
  const {glyphs, positions} = font.layout(letters);
  if (glyphs.some(({id}) => id === 0)) {
    return undefined;
  }
  const size = Number(attributes['font-size']);
  const scale = size / font.unitsPerEm;
  const steps = positions.map(({xAdvance}) => xAdvance * scale + Number(attributes['letter-spacing'] ?? 0));
  const width = steps.reduce((sum, step) => sum + step, 0);
  const anchor = /** @type {keyof typeof before} */ (attributes['text-anchor'] ?? 'start');
  let x = Number(attributes.x ?? 0) - width * before[anchor];
  return glyphs
    .map(({path}, index) => {
      // The y axis of fonts points up, that of drawings down.
      const placed = path.transform(scale, 0, 0, -scale, x, Number(attributes.y ?? 0));
      x += steps[index] ?? 0;
      return placed.toSVG();
    })
    .join('');
}

/**
 * SVGO plugin: turns letters in the site's font into paths. A drawing in an `<img>` cannot load fonts, so readers
 * without the font would see another. Letters in other fonts, or missing in this one, stay text.
 *
 * @type {import('svgo').CustomPlugin}
 */
const lettersAsPaths = {
  name: 'lettersAsPaths',
  fn: () => ({
    element: {
      enter(node) {
        const [letters, ...others] = node.children;
        const {'font-family': family = '', 'font-size': size} = node.attributes;
        if (
          node.name !== 'text' ||
          family.split(',')[0] !== face ||
          !Number(size) ||
          letters?.type !== 'text' ||
          others.length > 0
        ) {
          return;
        }
        const d = outline(letters.value.trim(), node.attributes);
        if (!d) {
          return;
        }
        const kept = Object.entries(node.attributes).filter(
          ([name]) => !name.startsWith('font-') && !forLetters.includes(name),
        );
        node.name = 'path';
        node.attributes = {...Object.fromEntries(kept), d};
        node.children = [];
      },
    },
  }),
};

module.exports = {lettersAsPaths};
