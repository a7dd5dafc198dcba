import type React from 'react';
import {type ComponentType, createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {AliveContext, PageFileContext, TextContext} from '@site/src/rendering/islands/renderContexts';
import {component} from '../state/docusaurus.cjs';
import {guardedReact} from '../state/guard.cjs';
import {jsx} from '../state/react/jsx-runtime.js';

/** Files whose functions stand for bundled modules, by name. */
const files: Readonly<Record<string, string>> = {
  Chart: './node_modules/tiny-chart/index.js',
  Figures: './src/components/nowhere/Figures.tsx',
};
// Jest maps stack traces to source names; the build reads the names of functions.
const {prepareStackTrace} = Error;
beforeEach(() => {
  Error.prepareStackTrace = (_, calls) =>
    calls
      .map((call) => call.getFunctionName() ?? '')
      .map((name) => `    at ${name} (${files[name] ? `webpack-internal:///${files[name]}:1:1` : 'x'})`)
      .join('\n');
});
afterEach(() => void (Error.prepareStackTrace = prepareStackTrace));

const {Component} = guardedReact as unknown as typeof React;

const inText = (node: ReactNode) => (
  <TextContext value="docs/guides/a.mdx">
    <div>{node}</div>
  </TextContext>
);

function Counter() {
  const [count] = guardedReact.useState(3);
  return <b>{count}</b>;
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

function Button() {
  return jsx('button', {onClick: () => undefined, children: 'Go'});
}

describe('in a text', () => {
  it.each<[string, ComponentType<{at: number}>, string]>([
    ['state', Counter, '<Counter> uses useState'],
    ['a hook of its own', Clock, '<Clock> uses useEffect'],
    ['a handler', Button, '<Button> listens to onClick'],
    ['state in a class', Tally, '<Tally> keeps state'],
  ])('refuses a component with %s', (_, Part, message) => {
    expect(() => renderToStaticMarkup(inText(<Part at={1} />))).toThrow(
      `docs/guides/a.mdx: ${message}, and pages are sent without React`,
    );
  });

  it('lets through what needs no React', () => {
    const plain = jsx('button', {
      type: 'button',
      popoverTarget: 'menu',
      onClick: undefined,
      children: 'Menu',
    });
    expect(renderToStaticMarkup(inText(plain))).toContain('<button type="button" popoverTarget="menu">');
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
    ['an action', jsx('form', {action: () => undefined}), 'gives an element a function as its action'],
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

  it('names the component that places one of Docusaurus', () => {
    const Figures = () => jsx(component('BrowserOnly', Counter), {});
    expect(() => renderToStaticMarkup(onPage(<Figures />))).toThrow(
      /^src\/components\/nowhere\/Figures\.tsx: <Figures>.* uses <BrowserOnly>/,
    );
  });

  it('names the file that places a component of a package', () => {
    function Chart() {
      guardedReact.useState(0);
      return <b />;
    }
    const Figures = () => jsx(Chart, {});
    expect(() => renderToStaticMarkup(onPage(<Figures />))).toThrow(
      /^src\/components\/nowhere\/Figures\.tsx: <Chart> of tiny-chart, on the page src\/pages\/nowhere\.tsx, uses useState/,
    );
  });

  it.each([
    ['in development', {}, /export const island/],
    ['in a build', {build: '/nowhere'}, /as said of another page\.$/],
  ])('says a second time %s what is right there', (_, guard, message) => {
    Object.assign(globalThis, {GUARD: guard});
    const render = () => renderToStaticMarkup(onPage(<Counter />));
    expect(render).toThrow(/export const island/);
    expect(render).toThrow(message);
    Reflect.deleteProperty(globalThis, 'GUARD');
  });

  it('lets a copy through that listens no more', () => {
    const copy = cloneElement(jsx('button', {...listening, children: 'Go'}), {onClick: undefined});
    expect(renderToStaticMarkup(onPage(copy))).toBe('<main><button>Go</button></main>');
  });

  // React makes an element of another type anew: a field would lose its focus and its text.
  it('keeps the type of what listens from render to render', () => {
    const typeOf = (tag: string) => jsx(tag, {onInput: () => undefined}).type;
    expect(typeOf('input')).toBe(typeOf('input'));
    expect(typeOf('input')).not.toBe(typeOf('textarea'));
  });
});

it('lets what is alive keep state and listen, with the same HTML', () => {
  const parts = createElement('div', null, <Counter />, <Clock />, <Button />, <Tally at={1} />);
  const html = '<div><b>3</b><b>12</b><button>Go</button><b>3</b></div>';
  expect(renderToStaticMarkup(<AliveContext value={true}>{parts}</AliveContext>)).toBe(html);
  expect(renderToStaticMarkup(inText(<AliveContext value={true}>{parts}</AliveContext>))).toContain(html);
});
