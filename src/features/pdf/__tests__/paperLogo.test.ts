import {paperLogo} from '../paperLogo';

/** A browser that can read a picture or not, and what it drew. */
function browser(decodes = true) {
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
      return `data:image/jpeg;base64,${btoa('\u00ff')}`;
    },
  };
  const put = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, {value, configurable: true, writable: true});
  put('Image', Picture);
  put('document', {createElement: (name: string) => ({...(name === 'canvas' && canvas)})});
  return drawn;
}

const logo = (ratio: number) => ({url: 'data:image/png;base64,AA==', ratio});

it.each([
  ['is at most 480 pixels wide', 10, [480, 48]],
  ['is sharp on paper', 2, [192, 96]],
])('%s', async (_what, ratio, [width, height]) => {
  const drawn = browser();
  expect(await paperLogo(logo(ratio))).toEqual({jpeg: new Uint8Array([255]), width, height});
  expect(drawn).toEqual([
    '#fff',
    ['fill', 0, 0, width, height],
    ['draw', 'data:image/png;base64,AA==', 0, 0, width, height],
    ['image/jpeg', 0.85],
  ]);
});

it('is left out if there is none, or the browser cannot read it', async () => {
  expect(await paperLogo(undefined)).toBeUndefined();
  browser(false);
  expect(await paperLogo(logo(1))).toBeUndefined();
});
