import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {pitch} from '../loader.cjs';
import {pictureFault} from '../pictureFault';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** Runs the loader on a file as the bundler does; the module's export and the files that it wrote. */
async function load(name: string, data: Buffer | string, options: {encode: boolean; emit: boolean}) {
  const resourcePath = path.join(folder, name);
  writeFileSync(resourcePath, data);
  const emitted = new Map<string, Buffer>();
  const code = await pitch.call({
    resourcePath,
    getOptions: () => ({
      ...options,
      baseUrl: '/it/',
      cacheDir: path.join(folder, 'cache'),
      errorOf: (cause: Error) => new Error(pictureFault(cause).message),
    }),
    addDependency: () => undefined,
    emitFile: (file: string, content: Buffer) => emitted.set(file, content),
  });
  return {picture: JSON.parse(code.replace(/^export default (.*);$/, '$1')), emitted};
}

const png = () =>
  sharp({create: {width: 900, height: 30, channels: 3, background: 'red'}})
    .png()
    .toBuffer();

test('in development a picture is the file as it is, with its size', async () => {
  const source = await png();
  const {picture, emitted} = await load('Screen, one.png', source, {encode: false, emit: true});
  expect(picture).toEqual({
    src: expect.stringMatching(/^\/it\/assets\/images\/screen-one-[0-9a-f]{10}-900\.png$/),
    width: 900,
    height: 30,
    sources: [],
  });
  expect([...emitted]).toEqual([[picture.src.slice('/it/'.length), source]]);
});

test('the build for the server names the same files and writes none', async () => {
  const source = await png();
  const client = await load('screen.png', source, {encode: true, emit: true});
  const server = await load('screen.png', source, {encode: true, emit: false});
  expect(server.picture).toEqual(client.picture);
  expect(server.emitted.size).toBe(0);
  expect(client.emitted.size).toBeGreaterThan(1);
});

test('a file that is no picture is told', async () => {
  await expect(load('broken.png', 'text', {encode: true, emit: true})).rejects.toThrow(/cannot be read/);
});
