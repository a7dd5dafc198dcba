import {mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {keptFolder} from '../../../rendering/kept.cjs';
import {pictureFiles, readPictures} from '../pictures';
import {readGuide} from '../readGuide';

const siteDir = mkdtempSync(path.join(tmpdir(), 'pictures-'));
// The colours of drawings are the portal's.
symlinkSync(path.resolve('src'), path.join(siteDir, 'src'));
afterAll(() => rmSync(siteDir, {recursive: true}));
const filesOf = async (...urls: string[]) => {
  const text = `---\ntitle: A\n---\n\n${urls.map((url) => `![a](<${url}>)`).join('\n')}\n`;
  return pictureFiles(await readGuide('docs/guides/a.md', text, false), siteDir);
};

it.each([
  ['./a.png', 'docs/guides/a.png'],
  ['../a.png#dark', 'docs/a.png'],
  ['my%20picture.png?size', 'docs/guides/my picture.png'],
  ['@site/static/b.png', 'static/b.png'],
  ['/b.png', 'static/b.png'],
])('finds the picture %s at %s', async (url, file) => {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), '');
  expect([...(await filesOf(url))]).toEqual([[url, path.join(siteDir, file)]]);
});

it.each(['./gone.png', 'https://a.example/a.png'])('says that %s is not there', async (url) => {
  await expect(filesOf(url)).rejects.toThrow(
    `docs/guides/a.md: the picture ${url} is not there. Lay it beside the text, or correct its name.`,
  );
});

it('prints photographs upright on white, no larger than the page needs, and drawings in pixels', async () => {
  const file = (name: string) => path.join(siteDir, name);
  const photograph = (width: number, height: number, background: object) =>
    sharp({create: {width, height, channels: 4, background: background as never}});
  const clear = {r: 0, g: 0, b: 0, alpha: 0};
  await photograph(2000, 100, clear).png().toFile(file('wide.png'));
  await photograph(20, 10, {r: 255, g: 0, b: 0, alpha: 1})
    .withMetadata({orientation: 6})
    .jpeg()
    .toFile(file('turned.jpg'));
  writeFileSync(
    file('drawn.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="#00f"/></svg>',
  );
  const names = ['wide.png', 'turned.jpg', 'drawn.svg'];
  const pictures = await readPictures(new Map(names.map((name) => [name, file(name)])), siteDir);
  const seen = names.map(async (name) => {
    const {data, ...told} = pictures.get(name)!;
    const {format, width, height} = await sharp(data).metadata();
    const {r, b} = (await sharp(data).stats()).dominant;
    return {format, told, real: {width, height}, isRed: r > 200, isBlue: b > 200};
  });
  const [wide, turned, drawing] = [
    {width: 1680, height: 84},
    {width: 10, height: 20},
    {width: 20, height: 10},
  ];
  expect(await Promise.all(seen)).toEqual([
    {format: 'jpeg', told: wide, real: wide, isRed: true, isBlue: true},
    {format: 'jpeg', told: turned, real: turned, isRed: true, isBlue: false},
    {format: 'png', told: drawing, real: {width: 1680, height: 840}, isRed: false, isBlue: true},
  ]);
});

it('writes the words of drawings in the site’s own font, in both weights, which it makes once', async () => {
  const kept = keptFolder(siteDir, 'downloads');
  rmSync(kept, {recursive: true, force: true});
  /** Share of the picture that is ink, percent. */
  const ink = async (words: string, weight: number, family = 'Geist') => {
    const file = path.join(siteDir, 'words.svg');
    writeFileSync(
      file,
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40"><rect width="200" height="40" fill="#fff"/><text x="4" y="28" font-size="24" font-family="${family}" font-weight="${weight}">${words}</text></svg>`,
    );
    const {data} = (await readPictures(new Map([['words', file]]), siteDir)).get('words')!;
    const {channels} = await sharp(data).greyscale().stats();
    return 100 - channels[0]!.mean / 2.55;
  };
  const regular = await ink('Perché 10 €', 400);
  expect(regular).toBeGreaterThan(2);
  expect(await ink('Perché 10 €', 600)).toBeGreaterThan(regular * 1.1);
  // A family that is not there is replaced by it, and not by a font of the machine.
  expect(await ink('Perché 10 €', 400, 'Liberation Serif')).toBeCloseTo(regular, 5);
  const fonts = [400, 600].map((weight) => path.join(kept, `geist-wght-${weight}.ttf`));
  const made = fonts.map((font) => statSync(font).mtimeMs);
  fonts.forEach((font) => expect(readFileSync(font).readUInt32BE(0)).toBe(0x00010000));
  expect(await ink('Perché 10 €', 400)).toBe(regular);
  expect(fonts.map((font) => statSync(font).mtimeMs)).toEqual(made);
});
