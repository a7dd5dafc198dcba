const React = require('react');
const {AliveContext, PageFileContext, TextContext} = require('../../lib/renderContexts');
const {callerOf, callsHere} = require('./calls.cjs');
const {sentence} = require('./sentence.cjs');

/** Hooks that do something in the browser alone: on a page that is never hydrated they do nothing. */
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

/** Lists of calls that first placed a component, by its name: components of packages have no other file of the site. */
const placed = new Map();
const seen = new WeakSet();

/** Remembers who places a component. */
function remember(type) {
  if (type && typeof type !== 'string' && typeof type !== 'symbol' && !seen.has(type)) {
    seen.add(type);
    const {name} = type.render ?? type.type ?? type;
    placed.set(name, [...(placed.get(name) ?? []), callsHere()]);
  }
}

/** The first file of the site that places a component. */
function placeOf(component) {
  const files = (placed.get(component) ?? []).map((calls) => callerOf(calls).file);
  return files.find((file) => file && !file.includes('node_modules/'));
}

/**
 * Stops the build if what is being rendered is not alive in the browser.
 *
 * @param {string} what it needs React for: 'uses useState'
 * @param {{calls?: Error, component?: string, why?: string, instead?: string}} [more] who calls, if it is not who renders; what
 *   to say instead (`sentence`)
 */
function refuse(what, more = {}) {
  if (!React.use(AliveContext)) {
    stop(what, more);
  }
}

/** Stops the build for what has no effect anywhere on the site. */
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

/** Methods that React calls in the browser alone. */
const browserMethods = ['componentDidMount', 'componentDidUpdate', 'componentWillUnmount'];

/** What a class component needs React for. `undefined` if it only renders, or waits for errors of others. */
function needOfClass(component) {
  if (component.componentDidCatch || component.constructor.getDerivedStateFromError) {
    return undefined;
  }
  const method = browserMethods.find((name) => component[name]);
  // React gives those without state none.
  return component.state ? 'keeps state' : method && `waits for ${method}`;
}

/**
 * A class that components extend, of which those that keep state refuse to be rendered outside of islands. Asked when it
 * renders: what a component keeps is not known before, and only then does React say where it stands.
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

/** Name of a property by which an element waits for the browser: a handler, an action, a function as its `ref`. */
const handlerOf = (type, props) =>
  typeof type === 'string' && props
    ? Object.keys(props).find((name) => name !== 'children' && typeof props[name] === 'function')
    : undefined;

/** Who made an element that listens, or that asks for it, by its properties. */
const makers = new WeakMap();
/** Components that want to know who placed them. */
const asking = new WeakSet();

/** Elements that listen, by their tag. */
const listening = new Map();

/** An element that listens, as a component: it looks where it stands when it renders. */
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
  asking.add(Listening);
  return Listening;
}

/** A function that makes elements, of which those that listen refuse to stand outside of islands. */
function guarded(make) {
  return function element(type, props, ...rest) {
    const element = make(handlerOf(type, props) ? listeningOf(type) : type, props, ...rest);
    if (asking.has(element.type)) {
      makers.set(element.props, callsHere());
    } else {
      remember(type);
    }
    return element;
  };
}

/** A copy of an element, which may listen where the first did not. */
function cloneElement(element, ...rest) {
  const copy = React.cloneElement(element, ...rest);
  if (asking.has(copy.type)) {
    makers.set(copy.props, callsHere());
  }
  return handlerOf(copy.type, copy.props)
    ? guardedReact.createElement(copy.type, {...copy.props, key: copy.key})
    : copy;
}

/** React, whose hooks for browsers refuse to be called outside of islands, and whose classes to be rendered there. */
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
