import {largestLogo} from '../brandSlot';
import {paperLogo} from '../paperLogo';

/** A browser whose pictures take some bytes for each pixel, and what it drew. */
function browser(bytesOf: (pixels: number) => number, decodes = true) {
  const drawn: unknown[] = [];
  class Picture {
    src = '';
    decode = () => (decodes ? Promise.resolve() : Promise.reject(new Error('no picture')));
  }
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({
      set fillStyle(colour: string) {
        drawn.push(colour);
      },
      fillRect: (...args: unknown[]) => drawn.push(['fill', ...args]),
      drawImage: (image: Picture, ...args: unknown[]) => drawn.push(['draw', image.src, ...args]),
    }),
    toDataURL(type: string, quality: number) {
      drawn.push([type, quality]);
      const letters = '\u00ff'.repeat(bytesOf(this.width * this.height));
      return `data:image/jpeg;base64,${btoa(letters)}`;
    },
  };
  const put = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, {value, configurable: true, writable: true});
  put('Image', Picture);
  put('document', {createElement: (name: string) => ({...(name === 'canvas' && canvas)})});
  return drawn;
}

const logo = (ratio: number) => ({url: 'data:image/png;base64,AA==', ratio});
const sizeOf = async (ratio: number, bytesOf: (pixels: number) => number) => {
  browser(bytesOf);
  const found = await paperLogo(logo(ratio));
  return found && [found.width, found.height, found.jpeg.length];
};

it.each<[string, number, (pixels: number) => number, (number | undefined)[] | undefined]>([
  ['is at most 480 pixels wide', 10, () => 1, [480, 48, 1]],
  ['may take all the room there is', 1, () => largestLogo, [96, 96, largestLogo]],
  ['is smaller where it takes more', 1, (pixels) => pixels, [64, 64, 4096]],
  ['is as small as can be read', 1, (pixels) => pixels * 10, [24, 24, 5760]],
  ['is left out where that is too much', 1, () => largestLogo + 1, undefined],
])('%s', async (_what, ratio, bytesOf, size) => {
  expect(await sizeOf(ratio, bytesOf)).toEqual(size);
});
