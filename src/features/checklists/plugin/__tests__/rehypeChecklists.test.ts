import type {Element, ElementContent, Root} from 'hast';
import {rehypeChecklists} from '../rehypeChecklists';

const element = (tagName: string, children: ElementContent[] = [], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const text = (value: string) => ({type: 'text', value}) as const;
const box = () => element('input', [], {type: 'checkbox', disabled: true});
const point = (...children: ElementContent[]) => element('li', children, {className: ['task-list-item']});
const list = (...children: ElementContent[]) => element('ul', children, {className: ['contains-task-list']});

/** Returns the nested element names: 'ul(li(label(input)))'. */
const shape = (node: ElementContent): string =>
  node.type === 'element'
    ? `${node.tagName}${'dataChecklist' in node.properties ? '!' : ''}(${node.children.map(shape).join('')})`
    : node.type === 'text'
      ? node.value
      : '';

function made(...children: ElementContent[]): Root {
  const tree: Root = {type: 'root', children};
  rehypeChecklists()(tree);
  return tree;
}

it('makes the words of a point the label of its box, which can be ticked', () => {
  const input = box();
  const tree = made(list(point(input, text(' One '), element('a', [text('link')]))));
  expect(tree.children.map((node) => shape(node as Element))).toEqual([
    'ul!(li(label(input() One a(link))))',
  ]);
  expect(input.properties).not.toHaveProperty('disabled');
});

it('leaves lists and other blocks of a point outside of its label', () => {
  const inner = list(point(box(), text(' Inner')));
  const tree = made(list(point(box(), text(' Outer'), inner)));
  expect(shape(tree.children[0] as Element)).toBe(
    'ul!(li(label(input() Outer)ul(li(label(input() Inner)))))',
  );
});

it('finds the words where blank lines stand between points', () => {
  const tree = made(
    list(point(text('\n'), element('p', [box(), text(' One')]), element('p', [text('More')]))),
  );
  expect(shape(tree.children[0] as Element)).toBe('ul!(li(\np(label(input() One))p(More)))');
});

it('says of the outermost list alone that it is one, and keeps all boxes usable', () => {
  const [one, two] = [box(), box()];
  const tree = made(
    element('ul', [
      element('li', [list(point(one, two, list(point(box()))))]),
      element('li', [list(point(box()))]),
    ]),
  );
  expect(shape(tree.children[0] as Element)).toBe(
    'ul(li(ul!(li(label(input()input())ul(li(label(input()))))))li(ul!(li(label(input())))))',
  );
  expect([one.properties, two.properties]).toEqual([{type: 'checkbox'}, {type: 'checkbox'}]);
  expect((((tree.children[0] as Element).children[0] as Element).children[0] as Element).properties).toEqual({
    className: ['contains-task-list'],
    dataChecklist: '',
  });
});
