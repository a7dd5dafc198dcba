import type React from 'react';
import {type ComponentType, createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {AliveContext, PageFileContext, TextContext} from '@site/src/lib/renderContexts';
import {guardedReact} from '../state/guard.cjs';
import {jsx} from '../state/react/jsx-runtime.js';

// Jest writes names of the source into the list of calls; the build reads those of the functions.
const {prepareStackTrace} = Error;
beforeEach(() => {
  Error.prepareStackTrace = (_, calls) =>
    calls.map((call) => `    at ${call.getFunctionName()} (x)`).join('\n');
});
afterEach(() => void (Error.prepareStackTrace = prepareStackTrace));

const {Component, PureComponent} = guardedReact as unknown as typeof React;

const inText = (node: ReactNode) => (
  <TextContext value="docs/guides/a.mdx">
    <div>{node}</div>
  </TextContext>
);

function Counter() {
  const [count] = guardedReact.useState(3);
  return <b>{count}</b>;
}

/** Called as an island that a text of the site places. */
function ReportCounter() {
  return guardedReact.useState(12)[0];
}

function useClock() {
  guardedReact.useEffect(() => undefined);
}

function Clock() {
  useClock();
  return <b>12</b>;
}

class Tally extends Component<{at: number}> {
  override state = {count: 3};

  override render() {
    return <b>{this.state.count}</b>;
  }
}

class Ticker extends PureComponent<{at: number}> {
  override componentDidMount() {}

  override render() {
    return <b>{this.props.at}</b>;
  }
}

class Label extends Component<{words: string}> {
  override render() {
    return <b>{this.props.words}</b>;
  }
}

class Boundary extends Component<{children: ReactNode}> {
  static getDerivedStateFromError = () => ({failed: true});
  override state = {failed: false};

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

function Button() {
  return jsx('button', {onClick: () => undefined, children: 'Go'});
}

describe('in a text', () => {
  it.each<[string, ComponentType<{at: number}>, string]>([
    ['state', Counter, '<Counter> uses useState'],
    ['a hook of its own', Clock, '<Clock> uses useEffect'],
    ['a handler', Button, '<Button> listens to onClick'],
    ['state in a class', Tally, '<Tally> keeps state'],
    ['a class that waits for the browser', Ticker, '<Ticker> waits for componentDidMount'],
  ])('refuses a component with %s', (_, Part, message) => {
    expect(() => renderToStaticMarkup(inText(<Part at={1} />))).toThrow(
      `docs/guides/a.mdx: ${message}, and pages are sent without React`,
    );
  });

  it('says how to make an island of it', () => {
    expect(() => renderToStaticMarkup(inText(<Counter />))).toThrow(
      expect.objectContaining({
        message:
          'docs/guides/a.mdx: <Counter> uses useState, and pages are sent without React: it would do nothing there. Move what needs it into src/components/Counter.tsx, and make that an island:\n' +
          '  src/components/Counter.island.tsx\n' +
          "    import {defineIsland} from '@site/src/components/islands/defineIsland';\n" +
          "    import Counter from './Counter';\n" +
          '    export default defineIsland(__filename, Counter);\n' +
          '  and place it as <Counter when="intent" />, imported from that file.\n' +
          '  src/components/islands/README.md says more.',
      }) as Error,
    );
  });

  it.each([
    'useState',
    'useReducer',
    'useEffect',
    'useLayoutEffect',
    'useInsertionEffect',
    'useSyncExternalStore',
    'useOptimistic',
    'useActionState',
    'useTransition',
  ] as const)('refuses %s, which does something in the browser alone', (hook) => {
    function Part() {
      (guardedReact[hook] as () => void)();
      return null;
    }
    expect(() => renderToStaticMarkup(inText(<Part />))).toThrow(`<Part> uses ${hook}, and`);
  });

  it.each(['componentDidMount', 'componentDidUpdate', 'componentWillUnmount'])(
    'refuses a class that waits for %s',
    (method) => {
      class Part extends Component {
        override render() {
          return null;
        }
      }
      Object.assign(Part.prototype, {[method]: () => undefined});
      expect(() => renderToStaticMarkup(inText(<Part />))).toThrow(`<Part> waits for ${method}, and`);
    },
  );

  it('refuses a component without a name, and says so', () => {
    const [Nameless] = [() => guardedReact.useState(1)[0]] as [ComponentType];
    expect(() => renderToStaticMarkup(inText(<Nameless />))).toThrow(
      'docs/guides/a.mdx: a component without a name, or an element of the text, uses useState',
    );
  });

  it('refuses a handler in the text itself', () => {
    const button = jsx('button', {onClick: () => undefined});
    expect(() => renderToStaticMarkup(inText(button))).toThrow(/^docs\/guides\/a\.mdx: .*listens to onClick/);
  });

  it('lets through what needs no React', () => {
    const plain = jsx('button', {
      type: 'button',
      popoverTarget: 'menu',
      onClick: undefined,
      children: 'Menu',
    });
    expect(renderToStaticMarkup(inText(plain))).toContain('<button type="button" popoverTarget="menu">');
    const classes = (
      <Boundary>
        <Label words="Of a class" />
      </Boundary>
    );
    expect(renderToStaticMarkup(inText(classes))).toContain('<b>Of a class</b>');
  });

  it('says on which line of the text the component stands', () => {
    const text = (
      <TextContext value="docs/writing/text.mdx">
        <ReportCounter />
      </TextContext>
    );
    expect(() => renderToStaticMarkup(text)).toThrow(/^docs\/writing\/text\.mdx:\d+: <ReportCounter> uses/);
  });
});

describe('on a page', () => {
  const onPage = (node: ReactNode) => (
    <PageFileContext value="src/pages/nowhere.tsx">
      <main>{node}</main>
    </PageFileContext>
  );
  const {cloneElement} = guardedReact;
  const button = jsx('button', {children: 'Go'});
  const listening = {onClick: () => undefined};

  it.each<[string, ReactNode, string]>([
    ['state', <Counter />, '<Counter> uses useState'],
    ['a hook of its own', <Clock />, '<Clock> uses useEffect'],
    ['a handler', <Button />, '<Button> listens to onClick'],
    ['state in a class', <Tally at={1} />, '<Tally> keeps state'],
    [
      'a handler of createElement',
      guardedReact.createElement('a', listening),
      'a component without a name listens',
    ],
    [
      'a handler that a copy has',
      cloneElement(button, listening),
      'a component without a name listens to onClick',
    ],
    [
      'a copy of what listens',
      cloneElement(jsx('a', listening), {id: 'a'}),
      'a component without a name listens',
    ],
    ['an action', jsx('form', {action: () => undefined}), 'gives an element a function as its action'],
    ['a ref that is called', jsx('canvas', {ref: () => undefined}), 'gives an element a function as its ref'],
  ])('refuses %s, and offers to make an island of the page', (_, node, message) => {
    expect(() => renderToStaticMarkup(onPage(node))).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(
          new RegExp(
            `^src/pages/nowhere.tsx: .*${message}[^]*by a line in src/pages/nowhere.tsx:\n {4}export const island = 'load';`,
          ),
        ) as string,
      }) as Error,
    );
  });

  it('lets a copy through that listens no more', () => {
    const copy = cloneElement(jsx('button', {...listening, children: 'Go'}), {onClick: undefined});
    expect(renderToStaticMarkup(onPage(copy))).toBe('<main><button>Go</button></main>');
  });

  it('asks outside of pages too, in what stands around all of them', () => {
    expect(() => renderToStaticMarkup(<Counter />)).toThrow(/^<Counter> uses useState/);
  });
});

it('lets what is alive keep state and listen, with the same HTML', () => {
  const parts = createElement('div', null, <Counter />, <Clock />, <Button />, <Tally at={1} />);
  const html = '<div><b>3</b><b>12</b><button>Go</button><b>3</b></div>';
  expect(renderToStaticMarkup(<AliveContext value={true}>{parts}</AliveContext>)).toBe(html);
  expect(renderToStaticMarkup(inText(<AliveContext value={true}>{parts}</AliveContext>))).toContain(html);
});
