import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {drawingParts, photographParts, widthsFor} from '../encode.cjs';
import {testFolder} from '../../../../../tests/testFolder';

// AVIF is slow on a busy machine.
jest.setTimeout(60_000);

const {folder: cacheDir, clear} = testFolder();
const options = {cacheDir, key: 'a'};
beforeEach(clear);

/** Something that a camera may have seen: no flat colours. */
const photograph = (width: number, height: number) =>
  sharp({
    create: {width, height, channels: 3, background: '#888', noise: {type: 'gaussian', mean: 128, sigma: 30}},
  }).blur(2);

const filesOf = ({fallback, sources}: Awaited<ReturnType<typeof photographParts>>) => [
  fallback,
  ...sources.flatMap(({files}) => files),
];

test.each([
  [2000, [480, 800, 1200, 1600]],
  [1300, [480, 800, 1300]],
  [900, [480, 900]],
  [500, [500]],
  [40, [40]],
])('a picture of %d pixels is made in steps up to its own width', (width, steps) => {
  expect(widthsFor(width)).toEqual(steps);
});

test('a photograph comes as AVIF and WebP in its steps, and whole in its own format', async () => {
  const parts = await photographParts(await photograph(900, 90).jpeg({quality: 95}).toBuffer(), options);
  expect([parts.width, parts.height]).toEqual([900, 90]);
  expect(parts.sources.map(({type}) => type).sort()).toEqual(['image/avif', 'image/webp']);
  for (const {extension, width, data} of filesOf(parts)) {
    const {format, width: real, height} = await sharp(data).metadata();
    expect([format, real, height]).toEqual([
      {avif: 'heif', webp: 'webp', jpg: 'jpeg'}[extension],
      width,
      width / 10,
    ]);
  }
  expect(parts.sources.map(({files}) => files.map(({width}) => width))).toEqual([
    [480, 900],
    [480, 900],
  ]);
  expect(parts.fallback).toMatchObject({extension: 'jpg', width: 900});
});

test('a picture that a camera wrote sideways is turned, and does not say where it was taken', async () => {
  const source = await photograph(200, 100)
    .withMetadata({orientation: 6})
    .withExifMerge({IFD0: {Artist: 'Anna'}, IFD3: {GPSLatitude: '45/1 27/1 0/1'}})
    .jpeg()
    .toBuffer();
  expect((await sharp(source).metadata()).exif).toBeDefined();
  const parts = await photographParts(source, options);
  expect([parts.width, parts.height]).toEqual([100, 200]);
  for (const {data} of filesOf(parts)) {
    const {exif, orientation, width, height} = await sharp(data).metadata();
    expect({exif, orientation, ratio: height / width}).toEqual({ratio: 2});
  }
});

test('what was encoded is not encoded again, also not by a build at the same time', async () => {
  const source = await photograph(500, 50).png().toBuffer();
  const [first, second] = await Promise.all([
    photographParts(source, options),
    photographParts(source, options),
  ]);
  expect(second.fallback.data).toBe(first.fallback.data);
  const names = readdirSync(cacheDir);
  expect(names).toHaveLength(3);
  const [avif = ''] = names.filter((name) => name.endsWith('.avif'));
  writeFileSync(path.join(cacheDir, avif), 'kept');
  const third = await photographParts(source, options);
  expect(third.sources.find(({type}) => type === 'image/avif')?.files[0]?.data.toString()).toBe('kept');

  await photographParts(await photograph(500, 51).png().toBuffer(), options);
  expect(readdirSync(cacheDir)).toHaveLength(6);
  expect(readFileSync(path.join(cacheDir, avif), 'utf8')).toBe('kept');
});

test('a drawing loses what its editor left, and keeps its size and its colours for dark pages', async () => {
  const drawing = `<?xml version="1.0"?><!-- by an editor --><svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 640 200" inkscape:version="9"><style>.a{fill:#123456}@media (prefers-color-scheme:dark){.a{fill:#edc}}</style><rect class="a" width="640" height="200"/></svg>`;
  const {width, height, fallback, sources} = await drawingParts(Buffer.from(drawing));
  const text = fallback.data.toString();
  expect({width, height, sources}).toEqual({width: 640, height: 200, sources: []});
  expect(text).not.toMatch(/editor|inkscape|<\?xml/);
  expect(text).toMatch(/viewBox="0 0 640 200"/);
  expect(text).toMatch(/@media \(prefers-color-scheme:dark\)\{\.a\{fill:#edc\}\}/);
  expect(text).not.toMatch(/style="|<rect[^>]* fill=/);
});

describe('letters of a drawing', () => {
  const drawn = async (attributes: string, letters = '24') => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><text x="200" y="80" font-size="60" ${attributes}>${letters}</text></svg>`;
    return (await drawingParts(Buffer.from(drawing))).fallback.data;
  };

  test.each([
    ['', 203, 269],
    ['text-anchor="middle"', 167, 233],
    ['text-anchor="end"', 132, 197],
    ['letter-spacing="20"', 203, 289],
  ])('are paths in the face of the site, and stand where %j has them', async (attributes, left, right) => {
    const drawing = await drawn(`font-family="Geist,sans-serif" ${attributes}`);
    expect(drawing.toString()).not.toMatch(/<text|font-|anchor/);
    const {info} = await sharp(drawing).trim().toBuffer({resolveWithObject: true});
    const [start, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
    const wanted = [left, right, 36, 80];
    const off = [start, start + info.width, top, top + info.height].map((it, index) => it - wanted[index]!);
    expect(Math.max(...off.map(Math.abs))).toBeLessThanOrEqual(1);
  });

  test.each([
    ['another face comes first', 'font-family="system-ui,Geist"', '24'],
    ['the face lacks one of them', 'font-family="Geist"', '24 時間'],
    ['a part is drawn differently', 'font-family="Geist"', '2<tspan fill="red">4</tspan>'],
  ])('stay letters where %s', async (_, attributes, letters) => {
    expect((await drawn(attributes, letters)).toString()).toMatch(/<text/);
  });
});

describe('a picture that moves stays as it is', () => {
  const frame = (background: string) =>
    sharp({create: {width: 64, height: 48, channels: 3, background}})
      .png()
      .toBuffer();
  const moving = async () => {
    const frames = await Promise.all(['red', 'green', 'blue'].map(frame));
    return sharp(frames, {join: {animated: true}});
  };

  test.each([
    ['webp', async () => (await moving()).webp().toBuffer()],
    ['gif', async () => (await moving()).gif().toBuffer()],
  ])('%s', async (extension, make) => {
    const source = await make();
    const {width, height, fallback, sources} = await photographParts(source, options);
    expect([width, height]).toEqual([64, 48]);
    expect(fallback).toEqual({extension, width: 64, data: source});
    expect(sources).toEqual([]);
  });
});
