const {createHash} = require('node:crypto');
const path = require('node:path');
const sharp = require('sharp');
const {optimize} = require('svgo');
const {kept} = require('../../../rendering/kept.cjs');
const {lettersAsPaths} = require('./letters.cjs');

/**
 * A file of a picture; `width` in pixels.
 * @typedef {{extension: string, width: number, data: Buffer}} PictureFile
 *
 * Files of a picture. Width and height are those of the fallback, which has the format of the source.
 * @typedef {{width: number, height: number, fallback: PictureFile, sources: {type: string, files: PictureFile[]}[]}} PictureParts
 */

/** Pixels: a phone and the text column (704 CSS pixels), both at twice the density. The last is the maximum. */
const widths = [480, 800, 1200, 1600];

/** Options of sharp by format. Lossy, except for a PNG's fallback. */
const encoders = {
  avif: {quality: 55},
  webp: {quality: 80, smartSubsample: true},
  jpeg: {quality: 80, mozjpeg: true},
  png: {compressionLevel: 9},
};

/**
 * Returns the widths of the files: at most the source's, and no two that are nearly equal.
 *
 * @param {number} width of the source
 * @returns {number[]}
 */
function widthsFor(width) {
  const largest = Math.min(width, Math.max(...widths));
  return [...widths.filter((step) => step < largest * 0.85), largest];
}

/**
 * Returns the displayed size: cameras store rotated pictures.
 *
 * @param {Buffer} source
 */
async function sizeOf(source) {
  const {format, autoOrient, pages = 1} = await sharp(source).metadata();
  return {format, moves: pages > 1 || (format === 'png' && isAnimatedPng(source)), ...autoOrient};
}

/**
 * True if a PNG has an animation chunk before its first frame: sharp reads only that frame.
 *
 * @param {Buffer} source
 */
function isAnimatedPng(source) {
  const frames = source.indexOf('acTL');
  return frames > 0 && frames < source.indexOf('IDAT');
}

/**
 * Encodes a photograph or screenshot: AVIF and WebP in several widths, and a fallback in its own format. Animations
 * stay unchanged: an encoded one would be still, or take minutes.
 *
 * @param {Buffer} source PNG, JPEG or WebP
 * @param {{cacheDir: string, key: string}} options cache folder and cache key
 * @returns {Promise<PictureParts>}
 */
async function photographParts(source, {cacheDir, key}) {
  const original = await sizeOf(source);
  if (original.moves) {
    return plainParts(source, original.format);
  }
  const steps = widthsFor(original.width);
  const width = Math.max(...steps);
  const encode = async (format, width) => {
    const extension = format === 'jpeg' ? 'jpg' : format;
    const settings = JSON.stringify([key, format, width]);
    const hash = createHash('sha256').update(settings).update(source).digest('hex');
    const data = await kept(path.join(cacheDir, `${hash}.${extension}`), () =>
      // Rotated by the camera's metadata, which is then removed, because it also contains the location.
      sharp(source).autoOrient().resize({width}).toFormat(format, encoders[format]).toBuffer(),
    );
    return {extension, width, data};
  };

  const fallback = await encode(original.format, width);
  const sources = await Promise.all(
    ['avif', 'webp'].map(async (format) => ({
      type: `image/${format}`,
      files: await Promise.all(steps.map((step) => encode(format, step))),
    })),
  );
  // Browsers take the first type that they support: the smallest. For screenshots with few colours, that may be PNG.
  const weight = ({files}) => files.at(-1).data.length;
  return {
    width,
    height: Math.round((original.height * width) / original.width),
    fallback,
    sources: sources
      .filter((entry) => weight(entry) <= fallback.data.length)
      .sort((a, b) => weight(a) - weight(b)),
  };
}

/**
 * Returns the unchanged picture with its size.
 *
 * @param {Buffer} source
 * @param {string} extension
 * @returns {Promise<PictureParts>}
 */
async function plainParts(source, extension) {
  const {width, height} = await sizeOf(source);
  return {width, height, fallback: {extension, width, data: source}, sources: []};
}

/**
 * Optimizes an SVG, and converts letters in the site's font to paths.
 *
 * @param {Buffer} source
 * @returns {Promise<PictureParts>}
 */
function drawingParts(source) {
  // Keeps the style element: as attributes, its rules would override media queries for dark themes.
  const overrides = {inlineStyles: false, removeViewBox: false};
  const {data} = optimize(source.toString('utf8'), {
    multipass: true,
    plugins: [lettersAsPaths, {name: 'preset-default', params: {overrides}}],
  });
  return plainParts(Buffer.from(data), 'svg');
}

module.exports = {drawingParts, photographParts, plainParts, widthsFor};
