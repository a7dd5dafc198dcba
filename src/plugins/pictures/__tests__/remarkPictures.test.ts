import remarkPictures from '../remarkPictures';
import type {Node} from '../tree';

/** An image as Docusaurus leaves it behind. */
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

function attributesOf(node: Node, ...before: Node[]) {
  const tree = {type: 'root', children: [...before, {type: 'paragraph', children: [node]}]};
  remarkPictures()(tree, {data: {}});
  const block = tree.children.at(-1);
  return Object.fromEntries((block?.attributes ?? []).map(({name, value}) => [name, value]));
}

test('only what a reader sees at once is eager', () => {
  const heading = {type: 'heading', children: []};
  const paragraph = {type: 'paragraph', children: [{type: 'text', value: 'a'}]};
  expect(attributesOf(image('a'))).toHaveProperty('eager');
  expect(attributesOf(image('a'), paragraph)).toHaveProperty('eager');
  expect(attributesOf(image('a'), paragraph, paragraph)).not.toHaveProperty('eager');
  expect(attributesOf(image('a'), heading)).not.toHaveProperty('eager');
});
