import sharp from 'sharp';
import {faultOfPicture, isPicture} from '../pictureFault';
import {testFolder} from '../../../../../tests/testFolder';

const {write} = testFolder();

it.each([
  ['a.png', true],
  ['a.JPG', true],
  ['a.svg', true],
  ['a.png.txt', false],
])('%s is a picture: %p', (name, is) => {
  expect(isPicture.test(name)).toBe(is);
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
