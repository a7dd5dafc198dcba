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
  ['"children", which is what stands between its tags', {children: 'Words'}],
  ['"self.self", which is part of itself', {self: circle}],
  ['"a.b[1].c", which is undefined', {a: {b: [null, {c: undefined}]}}],
])('refuses %s', (message, props) => {
  expect(() => writeProps(props)).toThrow(
    new Error(
      `is given ${message}: what an island is given is written into the page, so that it may be text, numbers, true, false, null, and lists and objects of these. Write everything else into the component.`,
    ),
  );
});
