import {imageFileOf} from '../textImages';

const image = (value: unknown) => ({
  type: 'mdxJsxTextElement',
  name: 'img',
  attributes: [{name: 'src', value: value as {value: string}}],
});

it('reads the file of an image', () => {
  expect(imageFileOf(image({value: 'require("!loader?a=b!./a.png").default'}))).toBe('./a.png');
  expect(imageFileOf({...image({value: 'require("./a.png").default'}), type: 'mdxJsxFlowElement'})).toBe(
    './a.png',
  );
});

it('leaves alone what is no image of the site', () => {
  const own = image({value: 'x'});
  const [src] = own.attributes;
  for (const other of [
    image('https://a.example/a.png'),
    image(null),
    {...own, data: {_mdxExplicitJsx: true}},
    {...own, name: 'video'},
    {...own, type: 'element'},
    {...own, type: 'mdxJsxTextElements'},
    {...own, type: 'of mdxJsxTextElement'},
    {...own, attributes: [{...src!, name: 'srcset'}]},
    {type: 'mdxJsxFlowElement', name: 'img'},
  ]) {
    expect(imageFileOf(other)).toBeUndefined();
  }
});

it('says so where images are written in another way', () => {
  for (const value of ['new URL("./a.png")', 'await require("./a.png")']) {
    expect(() => imageFileOf(image({value}))).toThrow(
      `The image of a text is written in another way: ${value}.`,
    );
  }
});
