import {symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {pictureFiles, readPictures} from '../pictures';
import {testFolder} from '../../../../../tests/testFolder';

const {folder: siteDir, write} = testFolder();
// The colours of drawings are the portal's.
symlinkSync(path.resolve('src'), path.join(siteDir, 'src'));
const home = 'https://a.example/it/';
const filesOf = (url: string) =>
  pictureFiles(
    {
      ...{file: 'docs/guides/a.md', title: 'A', description: '', cards: []},
      tree: {type: 'root', children: [{type: 'paragraph', children: [{type: 'image', url}]}]},
    },
    home,
    siteDir,
  );

it.each([
  ['assets/a-1f.png', 'assets/a-1f.png'],
  ['assets/my%20picture.png?size#dark', 'assets/my picture.png'],
])('finds the picture %s at %s', (url, file) => {
  const place = write(file);
  expect([...filesOf(home + url)]).toEqual([[home + url, place]]);
});

it.each([`${home}gone.png`, 'https://b.example/it/assets/a-1f.png'])('says that %s is not there', (url) => {
  expect(() => filesOf(url)).toThrow(
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
    const {data, text: _, ...told} = pictures.get(name)!;
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

it.each(['Ж', 'Ř', '→', 'ạ'])('draws "%s" in drawings, and tells their words', async (letter) => {
  const svg = (words: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><text y="15">${words}</text></svg>`;
  const drawn = async (words: string) => {
    const file = write('letters.svg', svg(words));
    return (await readPictures(new Map([['a', file]]), siteDir)).get('a')!;
  };
  const [shown, box] = [await drawn(letter), await drawn('漢')];
  expect([shown.text, box.text]).toEqual([letter, '漢']);
  expect(shown.data.equals(box.data)).toBe(false);
});
