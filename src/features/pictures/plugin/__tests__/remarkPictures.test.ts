import remarkPictures from '../remarkPictures';
import type {Node} from '../tree';

const image = (alt: string): Node => ({
  type: 'mdxJsxTextElement',
  name: 'img',
  attributes: [
    {type: 'mdxJsxAttribute', name: 'alt', value: alt},
    {
      type: 'mdxJsxAttribute',
      name: 'src',
      value: {type: 'mdxJsxAttributeValueExpression', value: 'require("!loader?a=b!./a.png").default + \'\''},
    },
  ],
});

test('an image asks for its light files, and says what its writer said', () => {
  const node = image('R&amp;D &lt;a&gt; &quot;b&quot; &#39;c&#39; &euro;');
  node.attributes!.push(
    ...['width', 'height'].map((name) => ({type: 'mdxJsxAttribute' as const, name, value: '9'})),
    {type: 'mdxJsxAttribute', name: 'title', value: null},
  );
  const inLine = {
    type: 'root',
    children: [{type: 'paragraph', children: [node, {type: 'text', value: ' a'}]}],
  };
  remarkPictures()(inLine, {data: {}});
  expect(node.type).toBe('mdxJsxTextElement');
  expect(node.attributes).toEqual([
    {
      type: 'mdxJsxAttribute',
      name: 'src',
      value: {
        type: 'mdxJsxAttributeValueExpression',
        value: 'require("./a.png?picture").default',
        data: {estree: expect.objectContaining({type: 'Program'})},
      },
    },
    {type: 'mdxJsxAttribute', name: 'alt', value: `R&D <a> "b" 'c' &euro;`},
    {type: 'mdxJsxAttribute', name: 'title', value: null},
    {type: 'mdxJsxAttribute', name: 'eager', value: null},
  ]);
});

test('a paragraph of nothing but an image is that image', () => {
  const space = {type: 'text', value: ' \n'};
  const alone = {type: 'paragraph', children: [space, image('a'), space]} as Node;
  const two = {type: 'paragraph', children: [image('a'), image('b')]} as Node;
  const heading = {type: 'heading', children: [image('a')]} as Node;
  const words = {type: 'paragraph', children: [{type: 'text', value: 'a'}]} as Node;
  remarkPictures()({type: 'root', children: [words, alone, two, heading]}, {data: {}});
  expect(alone).toMatchObject({type: 'mdxJsxFlowElement', name: 'img', children: []});
  expect(alone.attributes?.map(({name}) => name)).toEqual(['src', 'alt', 'block', 'eager']);
  expect([two, heading, words].map(({type}) => type)).toEqual(['paragraph', 'heading', 'paragraph']);
});
