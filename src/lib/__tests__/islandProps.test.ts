import {runInNewContext} from 'node:vm';
import {createElement} from 'react';
import {readProps, writeProps} from '../islandProps';

it('what is given comes back as it was', () => {
  const props = {title: 'A "quoted" <b>', first: 4, open: false, rest: null, list: [{days: [1, 2.5]}]};
  expect(readProps(writeProps(props))).toEqual(props);
});

it('nothing given leaves nothing in the page', () => {
  expect(writeProps({})).toBeUndefined();
  expect(writeProps({title: undefined})).toBeUndefined();
  expect(readProps(undefined)).toEqual({});
});

const circle: {self?: unknown} = {};
circle.self = circle;

it.each<[string, Record<string, unknown>]>([
  ['"onChange", which is a function', {onChange: () => undefined}],
  ['"since", which is a Date', {since: new Date(0)}],
  ['"plans[0].price", which is NaN', {plans: [{price: Number.NaN}]}],
  ['"plans[0]", which is undefined', {plans: [undefined]}],
  ['"icon", which is an element', {icon: createElement('b')}],
  ['"children", which is what stands between its tags', {children: 'Words'}],
  ['"self.self", which is part of itself', {self: circle}],
  ['"big", which is a bigint', {big: 1n}],
  ['"names", which is a Map', {names: new Map()}],
  ['"list", which is a list with gaps', {list: new Array(3)}],
  ['"a.b[1].c", which is undefined', {a: {b: [null, {c: undefined}]}}],
  ['"size", which is Infinity', {more: 2, size: Infinity}],
  ['"list[1][0]", which is a symbol', {list: [[1], [Symbol('a')]]}],
  ['"brand", which is a Brand', {brand: new (class Brand {})()}],
])('refuses %s', (message, props) => {
  expect(() => writeProps(props)).toThrow(
    new Error(
      `is given ${message}: what an island is given is written into the page, so that it may be text, numbers, true, false, null, and lists and objects of these. Write everything else into the component.`,
    ),
  );
});

it('takes the same object twice, and plain objects of another realm', () => {
  const day = {day: 1};
  expect(writeProps({from: day, to: day, list: [day, day]})).toBe(
    '{"from":{"day":1},"to":{"day":1},"list":[{"day":1},{"day":1}]}',
  );
  expect(writeProps({other: runInNewContext('({a: [1]})')})).toBe('{"other":{"a":[1]}}');
  expect(writeProps({bare: Object.create(null)})).toBe('{"bare":{}}');
});
