import remarkReferences from '../remarkReferences';
import type {Node} from '../tree';

const reference = (type: string, identifier = 'a'): Node => ({type, identifier, alt: 'A'});
const read = (url: string | undefined, node: Node) => {
  const definition = {type: 'definition', identifier: 'a', url, title: 'T'};
  // The first of several definitions counts.
  const others = [{...definition, url: '/second'}, reference('linkReference')];
  remarkReferences()({
    type: 'root',
    children: [{type: 'paragraph', children: [node]}, definition, ...others],
  });
  return node;
};

it.each([
  ['imageReference', 'image', './a.png'],
  ['linkReference', 'link', './a.md'],
  ['linkReference', 'link', '/pricing'],
  ['linkReference', 'link', 'a.md#b:c'],
])('%s becomes %s where its name leads into the site: %s', (type, kind, url) => {
  expect(read(url, reference(type))).toEqual({...reference(kind), url, title: 'T'});
});

it.each(['https://a.example/', 'MAILTO:a@a.example', '#anchor', '', undefined])(
  'stays where the name leads elsewhere: %s',
  (url) => {
    expect(read(url, reference('linkReference'))).toEqual(reference('linkReference'));
  },
);

it('leaves other nodes, and names that nobody defines', () => {
  expect(read('/a', reference('linkReference', 'b'))).toEqual(reference('linkReference', 'b'));
  expect(read('/a', reference('footnoteReference'))).toEqual(reference('footnoteReference'));
});
