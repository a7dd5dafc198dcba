const React = require('react');
const {AliveContext, PageFileContext, TextContext} = require('../islands/renderContexts');
const {callerOf, callsHere} = require('./calls.cjs');
const {sentence} = require('./sentence.cjs');

/** Hooks that work only in the browser: without hydration they do nothing. */
const hooks = [
  'useState',
  'useReducer',
  'useEffect',
  'useLayoutEffect',
  'useInsertionEffect',
  'useSyncExternalStore',
  'useOptimistic',
  'useActionState',
  'useTransition',
  'useImperativeHandle',
  'useEffectEvent',
];

/** Stack traces of the first use of components by name. Components of packages have no other file of the site. */
const placed = new Map();
const seen = new WeakSet();

function remember(type) {
  if (type && typeof type !== 'string' && typeof type !== 'symbol' && !seen.has(type)) {
    seen.add(type);
    const {name} = type.render ?? type.type ?? type;
    placed.set(name, [...(placed.get(name) ?? []), callsHere()]);
  }
}

function placeOf(component) {
  const files = (placed.get(component) ?? []).map((calls) => callerOf(calls).file);
  return files.find((file) => file && !file.includes('node_modules/'));
}

/**
 * Fails the build if the rendered component is outside of islands.
 *
 * @param {string} what it needs React for: 'uses useState'
 * @param {{calls?: Error, component?: string, why?: string, instead?: string}} [more] the caller, if not the rendered
 * component; texts for `sentence`
 */
function refuse(what, more = {}) {
  if (!React.use(AliveContext)) {
    stop(what, more);
  }
}

/** Fails the build for something without effect anywhere on the site. */
function stop(what, {calls, component, ...words}) {
  const caller = callerOf(calls ?? callsHere());
  const name = component ?? caller.name;
  throw new Error(
    sentence(
      {
        text: React.use(TextContext),
        page: React.use(PageFileContext),
        component: name,
        file: caller.file,
        placedIn: name && placeOf(name),
      },
      what,
      words,
    ),
  );
}

/** Methods that React calls only in the browser. */
const browserMethods = ['componentDidMount', 'componentDidUpdate', 'componentWillUnmount'];

/** Returns what a class component needs React for, or `undefined` if it only renders or is an error boundary. */
function needOfClass(component) {
  if (component.componentDidCatch || component.constructor.getDerivedStateFromError) {
    return undefined;
  }
  const method = browserMethods.find((name) => component[name]);
  // React sets `state` only for stateful components.
  return component.state ? 'keeps state' : method && `waits for ${method}`;
}

/**
 * Returns a base class whose stateful subclasses throw outside of islands. Checked on render, because the state is
 * unknown before, and only then does React's stack show the place.
 */
const guardedClass = (Base) =>
  class extends Base {
    constructor(...args) {
      super(...args);
      const {render} = this;
      const calls = callsHere();
      this.render = () => {
        const need = needOfClass(this);
        if (need) {
          refuse(need, {calls, component: this.constructor.name});
        }
        return render.call(this);
      };
    }
  };

/** Returns the name of a prop that needs the browser: a handler, an action, a function as `ref`. */
const handlerOf = (type, props) =>
  typeof type === 'string' && props
    ? Object.keys(props).find((name) => name !== 'children' && typeof props[name] === 'function')
    : undefined;

/** Stack traces of elements with such a prop, or that requested them, by their props. */
const makers = new WeakMap();
/** Components that need to know where they are used, with a test of their props: a stack trace takes 25 µs, and pages have many links. */
const asking = new WeakMap();

/** Components for elements with handlers, by tag. */
const listening = new Map();

/** Returns a component for an element with handlers, which checks its place when it renders. */
function listeningOf(tag) {
  const known = listening.get(tag);
  if (known) {
    return known;
  }
  const Listening = (props) => {
    const handler = handlerOf(tag, props);
    if (handler) {
      const what = handler.startsWith('on') ? 'listens to' : 'gives an element a function as its';
      refuse(`${what} ${handler}`, {calls: makers.get(props)});
    }
    return React.createElement(tag, props);
  };
  listening.set(tag, Listening);
  asking.set(Listening, () => true);
  return Listening;
}

function rememberMaker({type, props}) {
  if (asking.get(type)?.(props)) {
    makers.set(props, callsHere());
  }
}

/** Wraps a function that creates elements: those with handlers throw outside of islands. */
function guarded(make) {
  return function element(type, props, ...rest) {
    const element = make(handlerOf(type, props) ? listeningOf(type) : type, props, ...rest);
    if (asking.has(element.type)) {
      rememberMaker(element);
    } else {
      remember(type);
    }
    return element;
  };
}

/** Clones an element, which may add a handler. */
function cloneElement(element, ...rest) {
  const copy = React.cloneElement(element, ...rest);
  rememberMaker(copy);
  return handlerOf(copy.type, copy.props)
    ? guardedReact.createElement(copy.type, {...copy.props, key: copy.key})
    : copy;
}

/** React with browser hooks and stateful classes that throw outside of islands. */
const guardedReact = {
  ...React,
  Component: guardedClass(React.Component),
  PureComponent: guardedClass(React.PureComponent),
  createElement: guarded(React.createElement),
  cloneElement,
  ...Object.fromEntries(
    hooks.map((hook) => [
      hook,
      (...args) => {
        refuse(`uses ${hook}`);
        return React[hook](...args);
      },
    ]),
  ),
};

module.exports = {asking, guarded, guardedReact, makers, refuse, stop};
