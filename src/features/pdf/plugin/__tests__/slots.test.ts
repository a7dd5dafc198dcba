/** Reads PDFs back after a browser filled their slots. `tests/content/comparison.test.ts` tests the comparison. */
import {jest} from '@jest/globals';
import {toBinary} from '../../update';
import {structureOf} from '../../../../../tests/pdfStructure.mjs';
import {palette} from '../../../../site/brand/palette';
import {loadFonts} from '../fonts';
import {area, Sheet} from '../sheet';

const saveFile = jest.fn();
jest.unstable_mockModule('../../../../lib/saveFile', () => ({saveFile}));
const {brandFile, saveBrandedFile} = await import('../../brandedFile');

const colours = {fill: '#7a1f5c', on: '#ffeecc'};
const facts = {language: 'it', title: 'Città', date: new Date(0)};
const fonts = await loadFonts();

/** Makes a client's sheet with a letter, as in the build. */
function made(draw: (sheet: Sheet) => void): Promise<Buffer> {
  const sheet = new Sheet(facts, fonts);
  draw(sheet);
  return sheet.finish();
}
const sheet = await made((it) => it.tagged('P', it.root, () => it.brandSlot()));
const letter = await made((it) =>
  it.tagged('Code', it.root, () => {
    it.letterLine('From: Marco, Nordalia IT <marco@nordalia.example>', 60, 100, 465, {size: 8.5});
    it.letterLine('Nordalia IT', 60, 130, 465, {size: 8.5});
  }),
);
const branded = (name: string, ...logo: [logo?: Parameters<typeof brandFile>[2]]) =>
  structureOf(brandFile(sheet, {name, ...colours}, ...logo)!);

it('has a bar and no name until it is filled', async () => {
  const {parts, shapes, facts: own} = await structureOf(sheet);
  expect(parts.map(({text}) => text)).toEqual(['']);
  expect(shapes.map(({colour}) => colour)).toEqual([palette.text]);
  expect(own).toMatchObject({title: 'Città', isTagged: true});
});

it.each([
  ['Città (a\\b) <€’>', 17],
  ['Łódź Škoda Ÿ ƒ − ș', 17],
  ['i'.repeat(60), 17],
  ['W'.repeat(60), 8.5],
])('holds "%s", in its colours, size and place', async (name, size) => {
  const {parts, shapes, facts: own} = await branded(name);
  const [{roles, lines}] = parts as [(typeof parts)[number]];
  expect(lines.map(({text}) => text).join('')).toBe(name);
  expect(roles).toBe('Document P');
  expect(new Set(lines.map(({colour}) => colour))).toEqual(new Set([colours.on]));
  expect(lines[0]!.left).toBe(area.left);
  expect(lines.at(-1)!.right).toBeLessThanOrEqual(area.right);
  expect(Math.abs(lines[0]!.size - size)).toBeLessThan(1.2);
  expect(shapes.map(({colour}) => colour)).toEqual([colours.fill]);
  expect(own).toMatchObject({title: 'Città', isTagged: true});
});

it('shows letters that it lacks without their accents, or as question marks', async () => {
  const {parts} = await branded('日本 ắ ﬀ e\u0301');
  expect(parts.map(({text}) => text)).toEqual(['?? a ff é']);
});

it.each([
  ['wide', 480, 24],
  ['high', 24, 96],
])('has a %s logo before the name', async (_what, width, height) => {
  const jpeg = Uint8Array.from({length: 9000}, (_, index) => index % 256);
  const {parts, shapes} = await branded('Nordalia', {jpeg, width, height});
  const [ground] = shapes.filter(({colour}) => colour === '#ffffff');
  expect(ground!.left).toBe(area.left);
  expect(parts[0]!.lines[0]!.left).toBeGreaterThan(ground!.right + 8);
  expect(toBinary(brandFile(sheet, {name: 'A', ...colours}, {jpeg, width, height})!)).toContain(
    `/Width ${width}\n/Height ${height}\n`,
  );
});

it('lets one company after the other write the letters, and keeps the rest', async () => {
  const first = brandFile(letter, {name: 'Altra', ...colours})!;
  const second = brandFile(first, {name: 'Città & Rete', ...colours})!;
  const said = async (file: Uint8Array) =>
    (await structureOf(file)).parts.map(({roles, text}) => [roles, text]);
  const line = (name: string, host: string) => [
    'Document Code',
    `From: Marco, ${name} <marco@${host}.example>${name}`,
  ];
  expect(await said(letter)).toEqual([line('Nordalia IT', 'nordalia')]);
  expect(await said(first)).toEqual([line('Altra', 'altra')]);
  expect(await said(second)).toEqual([line('Città & Rete', 'citta-rete')]);
  expect(Buffer.from(second.subarray(0, letter.length)).equals(letter)).toBe(true);
});

it.each([
  ['Città Sicura', 'citta-sicura-sheet.pdf'],
  ['日本', 'sheet-sheet.pdf'],
])('saves the sheet of %s as %s', async (name, file) => {
  saveFile.mockClear();
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(new Uint8Array(sheet)));
  await saveBrandedFile('/it/downloads/sheet.pdf', {name, ...colours});
  const [[blob, called] = []] = saveFile.mock.calls as [Blob, string][];
  expect([called, blob!.type]).toEqual([file, 'application/pdf']);
  expect(new Uint8Array(await blob!.arrayBuffer())).toEqual(brandFile(sheet, {name, ...colours}));
});

it('saves a file without a place for a brand as it is, and none that does not come', async () => {
  saveFile.mockClear();
  const answers = [new Response('%PDF'), new Response('', {status: 404})];
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(answers.shift()!));
  await saveBrandedFile('/downloads/a.pdf', {name: 'A', ...colours});
  await expect(saveBrandedFile('/b.pdf', {name: 'A', ...colours})).rejects.toThrow('/b.pdf answered 404.');
  const calls = saveFile.mock.calls as [Blob, string][];
  expect(await Promise.all(calls.map(async ([blob, name]) => [await blob.text(), name]))).toEqual([
    ['%PDF', 'a.pdf'],
  ]);
});
