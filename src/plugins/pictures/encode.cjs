const {createHash} = require('node:crypto');
const path = require('node:path');
const sharp = require('sharp');
const {optimize} = require('svgo');
const {kept} = require('../../rendering/kept.cjs');
const {lettersAsPaths} = require('./letters.cjs');

/**
 * A file of a picture; `width` in pixels.
 * @typedef {{extension: string, width: number, data: Buffer}} PictureFile
 *
 * What a picture is made of. Width and height are those of the fallback, which is in the format of the source.
 * @typedef {{width: number, height: number, fallback: PictureFile, sources: {type: string, files: PictureFile[]}[]}} PictureParts
 */

/** Pixels: a phone, the text column (704 CSS pixels), both at twice the density. No file has more than the last. */
const widths = [480, 800, 1200, 1600];

/** What sharp is told, by format. Lossy, but for the fallback of a PNG. */
const encoders = {
  avif: {quality: 55},
  webp: {quality: 80, smartSubsample: true},
  jpeg: {quality: 80, mozjpeg: true},
  png: {compressionLevel: 9},
};

/**
 * Widths in which a picture is made: never more than it has, and none that is nearly the same.
 *
 * @param {number} width of the source
 * @returns {number[]}
 */
function widthsFor(width) {
  const largest = Math.min(width, Math.max(...widths));
  return [...widths.filter((step) => step < largest * 0.85), largest];
}

/**
 * Size as it is seen: cameras write sideways pictures that are to be turned.
 *
 * @param {Buffer} source
 */
async function sizeOf(source) {
  const {format, autoOrient, pages = 1} = await sharp(source).metadata();
  return {format, moves: pages > 1 || (format === 'png' && isAnimatedPng(source)), ...autoOrient};
}

/**
 * Says whether a PNG has a chunk that counts its frames, before its first picture: sharp knows only that picture.
 *
 * @param {Buffer} source
 */
function isAnimatedPng(source) {
  const frames = source.indexOf('acTL');
  return frames > 0 && frames < source.indexOf('IDAT');
}

/**
 * Files of a photograph or screenshot: AVIF and WebP in several widths, and one in its own format. One that moves stays as it
 * is: made anew, it would be still, or take minutes.
 *
 * @param {Buffer} source PNG, JPEG or WebP
 * @param {{cacheDir: string, key: string}} options where files are kept from one build to the next, and what they are made by
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
      // Turned as the camera says, since what it wrote (the place, too) is left out.
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
  // A browser takes the first one that it knows: the lightest. Screenshots of few colours can be lightest as PNG.
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
 * The picture as it is, with its size.
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
 * An SVG without what editors leave in it, and with letters of the site's face as paths.
 *
 * @param {Buffer} source
 * @returns {Promise<PictureParts>}
 */
function drawingParts(source) {
  // Styles stay in their element: moved to attributes, they would win over those of a media query for dark pages.
  const overrides = {inlineStyles: false, removeViewBox: false};
  const {data} = optimize(source.toString('utf8'), {
    multipass: true,
    plugins: [lettersAsPaths, {name: 'preset-default', params: {overrides}}],
  });
  return plainParts(Buffer.from(data), 'svg');
}

module.exports = {drawingParts, photographParts, plainParts, widthsFor};
