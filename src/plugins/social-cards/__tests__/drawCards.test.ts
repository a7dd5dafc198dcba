import {existsSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {reportDay, scoreOn} from '../../../lib/securityScore';
import {siteColours} from '../../brand/colours.cjs';
import {drawCards, lostLettersWarning} from '../drawCards';
import {cardSize} from '../tags';

let dir: string;
let folder: string;
let cacheDir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'cards-'));
  [folder, cacheDir] = [path.join(dir, 'out'), path.join(dir, 'cache')];
});
afterEach(() => rmSync(dir, {recursive: true}));

const card = (title: string) => ({area: 'Guides', title, brand: 'Brand', host: 'www.example.com'});
const draw = (titles: Readonly<Record<string, string>>) =>
  drawCards(new Map(Object.entries(titles).map(([file, title]) => [file, card(title)])), {folder, cacheDir});

it('tells in every build which letters the font has not, and draws the card', async () => {
  const titles = {'a.png': 'Città e perché', 'b.png': 'الأمن', 'c.png': 'Ελλάδα'};
  for (const build of [1, 2]) {
    const lost = await draw(titles);
    expect([build, lost.map(({title}) => title)]).toEqual([build, ['الأمن', 'Ελλάδα']]);
    expect(lost.map(({letters}) => [...letters].sort().join(''))).toEqual(
      ['الأمن', 'Ελλάδα'].map((letters) => [...new Set(letters)].sort().join('')),
    );
  }
  expect(Object.keys(titles).map((file) => existsSync(path.join(folder, file)))).toEqual([true, true, true]);
  expect(readdirSync(cacheDir)).toEqual(['a.png']);
  const {width, height, channels} = await sharp(path.join(folder, 'a.png')).metadata();
  expect({width, height, channels}).toEqual({...cardSize, channels: 3});
});

it('draws text on the ground of all cards, and the sheet of the sample report beside it', async () => {
  const words = {...card('Title'), sheet: true};
  await drawCards(new Map([['sheet.png', words]]), {folder, cacheDir});
  const {data, info} = await sharp(path.join(folder, 'sheet.png')).raw().toBuffer({resolveWithObject: true});
  const at = (x: number, y: number) =>
    `#${data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex')}`;
  /** Whether something of a colour is drawn in a rectangle. */
  const has = (colour: string, [left, top, right, bottom]: readonly [number, number, number, number]) => {
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        if (at(x, y) === colour) {
          return true;
        }
      }
    }
    return false;
  };
  const {dark, light} = siteColours();
  // The sheet stands at the right edge of the text, 260 wide and 352 high, with a bar of its colour above.
  expect([at(20, 20), at(867, 100), at(1129, 100), at(900, 417)]).toEqual(Array(4).fill(dark.bg));
  expect([at(868, 64), at(1127, 75)]).toEqual([light.accent, light.accent]);
  expect([at(869, 77), at(1126, 414)]).toEqual([light.bg, light.bg]);
  // Its score is large, and its bars are as wide as their points.
  const {areas} = scoreOn(reportDay);
  const [last] = areas.slice(-1);
  const end = 896 + (204 * last!.points) / 100;
  expect(has(light.text, [896, 100, 1040, 190])).toBe(true);
  expect(has(light.muted, [1000, 130, 1100, 190])).toBe(true);
  expect([at(902, 381), at(Math.floor(end) - 8, 381)]).toEqual([light.accent, light.accent]);
  expect(at(1094, 381)).toBe(last!.points < 95 ? light.line : light.accent);
  expect(at(1105, 381)).toBe(light.bg);
  // Area, title, name and host, each in its place.
  expect(has(dark.accent, [72, 60, 200, 110])).toBe(true);
  expect(has(dark.text, [72, 110, 300, 420])).toBe(true);
  expect(has(dark.text, [142, 505, 300, 566])).toBe(true);
  expect(has(dark.muted, [860, 505, 1128, 566])).toBe(true);
  expect(has(dark.muted, [1129, 505, 1200, 566])).toBe(false);
});

it('says nothing where all letters are there', async () => {
  expect(lostLettersWarning('de', await draw({'d.png': 'Größe – „für“ Ärzte'}))).toEqual([]);
});

it('names the first card that lacks letters, and all letters once', () => {
  const say = (...lost: {title: string; letters: string}[]) => lostLettersWarning('ar', lost);
  const sentence = (letters: string, where: string) =>
    `The social cards of "ar" have no letters for "${letters}" and show empty boxes instead, in ${where}: write other words, or give src/plugins/social-cards/drawCards.ts a font that has them.`;
  expect(say({title: 'A', letters: 'xy'})).toEqual([sentence('xy', '"A"')]);
  const more = {title: 'B', letters: 'yz'};
  expect(say({title: 'A', letters: 'xy'}, more, more)).toEqual([sentence('xyz', '"A" and 2 more')]);
});
