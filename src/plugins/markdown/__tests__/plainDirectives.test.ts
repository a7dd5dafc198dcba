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
  ['::leaf'],
  ['::leaf[*label* text]{a=b}', '::leaf[label text]{a=b}'],
  ['std:vector[**int**] and x:y[a:b[c]]', 'std:vector[int] and x:y[a:b[c]]'],
  ['At 10:30, 16:9, re:Invent'],
  [':::note\n\nA :word[x] in a remark.\n\n:::', 'A :word[x] in a remark.'],
  ['- ::item\n- b:c[`d`]{e}', '::itemb:c[d]{e}'],
])('stays text: %j', (text, shown = text) => {
  const file = new VFile(text);
  const tree = processor.runSync(processor.parse(file), file) as Node;
  expect(textOf(tree)).toBe(shown);
  expect(typesOf(tree).filter((type) => /^(?:text|leaf)Directive$/.test(type))).toEqual([]);
});

it('leaves the marks of a label', () => {
  const file = new VFile('a:b[**c**]');
  expect(typesOf(processor.runSync(processor.parse(file), file) as Node)).toContain('strong');
});
