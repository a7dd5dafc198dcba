import {imageFileOf} from '../textImages';

const image = (value: unknown) => ({
  type: 'mdxJsxTextElement',
  name: 'img',
  attributes: [{name: 'src', value: value as {value: string}}],
});

it('reads the file of an image', () => {
  expect(imageFileOf(image({value: 'require("!loader?a=b!./a.png").default'}))).toBe('./a.png');
  expect(imageFileOf(image({value: 'require("./a.png").default'}))).toBe('./a.png');
});

it('leaves alone what is no image of the site', () => {
  expect(imageFileOf(image('https://a.example/a.png'))).toBeUndefined();
  expect(imageFileOf({...image({value: 'x'}), data: {_mdxExplicitJsx: true}})).toBeUndefined();
  expect(imageFileOf({type: 'paragraph'})).toBeUndefined();
});

it('says so where images are written in another way', () => {
  expect(() => imageFileOf(image({value: 'new URL("./a.png")'}))).toThrow(
    'The image of a text is written in another way',
  );
});
