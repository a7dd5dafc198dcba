import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {faultOfPicture, isPicture, pictureFault} from '../pictureFault';

const folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
afterAll(() => rmSync(folder, {recursive: true}));
const write = (name: string, data: string | Buffer) => {
  const file = path.join(folder, name);
  writeFileSync(file, data);
  return file;
};

it.each([
  ['a.png', true],
  ['a.JPG', true],
  ['a.jpeg', true],
  ['a.webp', true],
  ['a.gif', true],
  ['a.svg', true],
  ['a.png.txt', false],
  ['apng', false],
  ['a.jpeeg', false],
])('%s is a picture: %p', (name, is) => {
  expect(isPicture.test(name)).toBe(is);
});

it('says what is wrong and what to do, with the line of a drawing', () => {
  expect(pictureFault(new Error('Bad header\nand more'))).toEqual({
    line: undefined,
    message: 'this picture cannot be read (Bad header): save it anew as PNG, JPEG, WebP or SVG',
  });
  expect(pictureFault(Object.assign(new Error('x'), {line: 3, reason: 'Unclosed tag'}))).toEqual({
    line: 3,
    message: 'this picture cannot be read (Unclosed tag): mend it there, or save it anew',
  });
});

it('reads a picture to its end', async () => {
  const png = await sharp({create: {width: 99, height: 99, channels: 3, background: 'red'}})
    .png()
    .toBuffer();
  expect(await faultOfPicture(write('a.png', png))).toBeUndefined();
  expect(await faultOfPicture(write('half.png', png.subarray(0, png.length / 2)))).toMatchObject({
    message: expect.stringContaining('save it anew as PNG') as string,
  });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>';
  expect(await faultOfPicture(write('a.SVG', svg))).toBeUndefined();
  expect(await faultOfPicture(write('b.svg', svg.replace('/>', '>')))).toMatchObject({
    line: 1,
    message: expect.stringContaining('mend it there') as string,
  });
});
