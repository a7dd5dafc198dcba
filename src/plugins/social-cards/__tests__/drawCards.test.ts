import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {drawCards, lostLettersWarning} from '../drawCards';

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
    const [warning] = lostLettersWarning('ar', lost);
    expect(warning).toContain('social cards of "ar"');
    expect(warning).toContain('in "الأمن" and 1 more');
    expect(warning).toContain('drawCards.ts');
    for (const letter of 'منΕλδ') {
      expect(warning).toContain(letter);
    }
    expect(warning).not.toContain('à');
  }
  expect(Object.keys(titles).map((file) => existsSync(path.join(folder, file)))).toEqual([true, true, true]);
  expect(existsSync(path.join(cacheDir, 'a.png'))).toBe(true);
});

it('says nothing where all letters are there', async () => {
  expect(lostLettersWarning('de', await draw({'d.png': 'Größe – „für“ Ärzte'}))).toEqual([]);
});
