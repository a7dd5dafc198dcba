import {renderToStaticMarkup} from 'react-dom/server';
import {createDefineIsland} from '../createDefineIsland';
import {TextContext} from '../renderContexts';

const defineIsland = createDefineIsland({
  Failure: () => <p hidden />,
  Provider: ({children}) => children,
  useContexts: () => (inside) => inside,
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
  expect(html(4)).toContain('<b>4</b></div><p hidden=""></p>');
  expect(html(undefined)).not.toContain('data-props');
  expect(() => html(() => 4)).toThrow(
    'docs/guides/none.mdx: <Counter> is given "start", which is a function',
  );
});
