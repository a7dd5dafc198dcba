import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {plainDirectives} from '../plainDirectives';

const processor = unified().use(remarkParse).use(remarkDirective).use(plainDirectives);

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

const textOf = ({value, children = []}: Node): string => value ?? children.map(textOf).join('');
const typesOf = ({type, children = []}: Node): string[] => [type, ...children.flatMap(typesOf)];

it.each([
  ['The end of a:b[c] and key:{value=1}.'],
  ['::leaf[*label* text]{a=b}', '::leaf[label text]{a=b}'],
  ['std:vector[**int**] and x:y[a:b[c]]', 'std:vector[int] and x:y[a:b[c]]'],
  [':::note\n\nA :word[x] in a remark.\n\n:::', 'A :word[x] in a remark.'],
])('stays text: %j', (text, shown = text) => {
  const file = new VFile(text);
  const tree = processor.runSync(processor.parse(file), file) as Node;
  expect(textOf(tree)).toBe(shown);
  expect(typesOf(tree).filter((type) => /^(?:text|leaf)Directive$/.test(type))).toEqual([]);
});
