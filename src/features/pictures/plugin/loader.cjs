const {createHash} = require('node:crypto');
const {readFile} = require('node:fs/promises');
const path = require('node:path');
const {inColours, siteColours} = require('../../../site/brand/colours.cjs');
const {drawingParts, photographParts, plainParts} = require('./encode.cjs');

const coloursPath = path.resolve(__dirname, '../../../css/colours.css');

/**
 * @param {Buffer} source
 * @param {string} extension
 * @param {{encode: boolean, cacheDir: string, key: string}} options
 */
async function partsOf(source, extension, {encode, cacheDir, key}) {
  if (encode && /^(png|jpe?g|webp)$/.test(extension)) {
    return photographParts(source, {cacheDir, key});
  }
  if (extension !== 'svg') {
    return plainParts(source, extension);
  }
  // In an <img> a drawing knows nothing of the style sheets around it.
  const drawing = Buffer.from(inColours(source.toString('utf8'), siteColours()));
  return encode ? drawingParts(drawing) : plainParts(drawing, extension);
}

/**
 * Loader for `import picture from './x.png?picture'`. The default export is a `PictureData` for
 * `src/ui/Picture`. Uses `pitch` to run before Docusaurus's loaders for such files. Options: `encode` (false:
 * unchanged file), `emit` (one of the builds writes the files), `baseUrl` (of the locale), `cacheDir`, `key` (cache key
 * of the encoder), `errorOf` (message for an unreadable picture, by its cause).
 *
 * @returns {Promise<string>}
 */
module.exports.pitch = async function picture() {
  const {baseUrl, emit, errorOf, ...options} = this.getOptions();
  const {name, ext} = path.parse(this.resourcePath);
  this.addDependency(this.resourcePath);
  if (ext.toLowerCase() === '.svg') {
    this.addDependency(coloursPath);
  }
  const source = await readFile(this.resourcePath);
  const parts = await partsOf(source, ext.slice(1).toLowerCase(), options).catch((cause) => {
    throw errorOf(cause);
  });
  const {width, height, fallback, sources} = parts;
  // One for all files of the picture: pages repeat it and compress the better for it.
  const hash = createHash('sha256');
  [fallback, ...sources.flatMap(({files}) => files)].forEach((file) => hash.update(file.data));
  // A URL in a `srcset` contains neither spaces nor commas.
  const plainName = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const folderAndName = `assets/images/${plainName}-${hash.digest('hex').slice(0, 10)}`;
  const addressOf = (file) => {
    const asset = `${folderAndName}-${file.width}.${file.extension}`;
    if (emit) {
      this.emitFile(asset, file.data);
    }
    return baseUrl + asset;
  };
  const data = {
    src: addressOf(fallback),
    width,
    height,
    sources: sources.map(({type, files}) => ({
      type,
      srcSet: files.map((file) => `${addressOf(file)} ${file.width}w`).join(', '),
    })),
  };
  return `export default ${JSON.stringify(data)};`;
};
