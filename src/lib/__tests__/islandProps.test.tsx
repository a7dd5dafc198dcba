import {renderToStaticMarkup} from 'react-dom/server';
import {defineIsland} from '@site/src/components/islands/defineIsland';
import {TextContext} from '@site/src/components/reading/TextContext';
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
  ['"icon", which is an element', {icon: <b>A</b>}],
  ['"children", which is what stands between its tags', {children: 'Words'}],
  ['"self.self", which is part of itself', {self: circle}],
  ['"big", which is a bigint', {big: 1n}],
  ['"names", which is a Map', {names: new Map()}],
])('refuses %s', (message, props) => {
  expect(() => writeProps(props)).toThrow(message);
});

it('the page of an island holds what it is given, and an error says where', () => {
  const Counter = defineIsland('/site/src/Counter.island.tsx', ({start}: {start: unknown}) => (
    <b>{String(start)}</b>
  ));
  const html = (start: unknown) =>
    renderToStaticMarkup(
      <TextContext value="docs/guides/none.mdx">
        <Counter when="intent" start={start} />
      </TextContext>,
    );
  expect(html(4)).toContain('data-props="{&quot;start&quot;:4}"');
  expect(html(4)).toContain('<b>4</b>');
  expect(html(undefined)).not.toContain('data-props');
  expect(() => html(() => 4)).toThrow(
    'docs/guides/none.mdx: <Counter> is given "start", which is a function',
  );
});
