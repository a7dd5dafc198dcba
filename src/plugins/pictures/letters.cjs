const {openSync} = require('fontkit');

/** What drawings name in `font-family`. */
const face = 'Geist';

/** @type {Map<number, import('fontkit').Font>} */
const opened = new Map();

/**
 * The face in one of the two weights that the site's papers and cards have.
 *
 * @param {string} weight as drawings say it
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

/** Attributes that say where letters stand; the others hold for the path as well. */
const forLetters = ['x', 'y', 'text-anchor', 'letter-spacing'];

/** Part of the width that stands before `x`. */
const before = {start: 0, middle: 0.5, end: 1};

/**
 * The outline of a line of letters, as `d` of a path.
 *
 * @param {string} letters
 * @param {Readonly<Record<string, string>>} attributes of `<text>`; lengths are units of the drawing
 * @returns {string | undefined} nothing where the face has not all letters
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
      // Fonts count upwards, drawings downwards.
      const placed = path.transform(scale, 0, 0, -scale, x, Number(attributes.y ?? 0));
      x += steps[index] ?? 0;
      return placed.toSVG();
    })
    .join('');
}

/**
 * Plugin of SVGO: a line of letters in the face of the site becomes a path. In an `<img>` a drawing loads no font, and
 * readers who have not installed it would see another. Letters of other faces, and those that the face lacks, stay.
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
