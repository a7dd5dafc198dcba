import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {TextContext} from '@site/src/components/reading/TextContext';
import {stateInTexts} from '../stateInTexts';
import {guardedReact} from '../stateInTexts/guard.cjs';
import {jsx} from '../stateInTexts/react/jsx-runtime.js';

// Jest writes names of the source into the list of calls; the build reads those of the functions.
const {prepareStackTrace} = Error;
beforeEach(() => {
  Error.prepareStackTrace = (_, calls) =>
    calls.map((call) => `    at ${call.getFunctionName()} (x)`).join('\n');
});
afterEach(() => void (Error.prepareStackTrace = prepareStackTrace));

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

function Button() {
  return jsx('button', {onClick: () => undefined, children: 'Go'});
}

describe('in a text', () => {
  it.each([
    ['state', Counter, '<Counter> uses useState'],
    ['a hook of its own', Clock, '<Clock> uses useEffect'],
    ['a handler', Button, '<Button> listens to onClick'],
  ])('refuses a component with %s', (_, Part, message) => {
    expect(() => renderToStaticMarkup(inText(<Part />))).toThrow(
      `docs/guides/a.mdx: ${message}, and pages are sent without React`,
    );
  });

  it('says how to make an island of it', () => {
    expect(() => renderToStaticMarkup(inText(<Counter />))).toThrow(
      'Make it an island: a file Counter.island.tsx beside the file of the component',
    );
  });

  it('refuses a handler in the text itself', () => {
    const button = jsx('button', {onClick: () => undefined});
    expect(() => renderToStaticMarkup(inText(button))).toThrow(/^docs\/guides\/a\.mdx: .*listens to onClick/);
  });

  it('lets through what needs no React', () => {
    const plain = jsx('button', {type: 'button', popoverTarget: 'menu', children: 'Menu'});
    expect(renderToStaticMarkup(inText(plain))).toContain('<button type="button" popoverTarget="menu">');
  });
});

it('lets islands and pages keep state and listen', () => {
  const parts = createElement('div', null, <Counter />, <Clock />, <Button />);
  const html = '<div><b>3</b><b>12</b><button>Go</button></div>';
  expect(renderToStaticMarkup(parts)).toBe(html);
  expect(renderToStaticMarkup(inText(<TextContext value={undefined}>{parts}</TextContext>))).toContain(html);
});

it('stands between React and everything but what Docusaurus is made of', () => {
  const [kind, {not}] = (stateInTexts.resource as {and: [RegExp, {not: (RegExp | string)[]}]}).and;
  const isGuarded = (file: string) =>
    kind.test(file) && !not.some((it) => (typeof it === 'string' ? file.startsWith(it) : it.test(file)));
  expect(isGuarded('/site/docs/a.mdx')).toBe(true);
  expect(isGuarded('/site/src/components/Counter.tsx')).toBe(true);
  expect(isGuarded('/site/node_modules/react-player/index.js')).toBe(true);
  expect(isGuarded('/site/node_modules/@docusaurus/core/lib/client/exports/Link.js')).toBe(false);
  expect(isGuarded('/site/node_modules/react/index.js')).toBe(false);
});
