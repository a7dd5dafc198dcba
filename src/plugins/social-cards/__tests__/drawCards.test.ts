import {existsSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {drawCards, lostLettersWarning} from '../drawCards';
import {cardSize} from '../tags';

const dir = mkdtempSync(path.join(tmpdir(), 'cards-'));
afterAll(() => rmSync(dir, {recursive: true}));

const [folder, cacheDir] = [path.join(dir, 'out'), path.join(dir, 'cache')];
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
