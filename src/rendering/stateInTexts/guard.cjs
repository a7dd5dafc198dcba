const React = require('react');
const {TextContext} = require('../../components/reading/TextContext');
const {placeInText, tagOf} = require('../../lib/placeInText');

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
];

/**
 * Name of the component that is being rendered, from the calls that led here: the first function of a name that begins with
 * a capital letter, as browsers and Node write them. Where React comes before it, it has none.
 */
function componentHere() {
  const [calls = ''] = (new Error().stack ?? '').split(/renderWithHooks|react_stack_bottom_frame/);
  const [, name] = /^\s*(?:at )?([A-Z]\w*)(?: \(|@)/m.exec(calls) ?? [];
  return name === 'MDXContent' ? undefined : name;
}

/**
 * @param {string} text path of the text
 * @param {string | undefined} component
 * @param {string} what it needs React for: 'keeps state (useState)'
 */
function sentence(text, component, what) {
  const name = component ?? 'Name';
  const place = component ? placeInText(text, tagOf(component)) : text;
  return [
    `${place}: ${component ? `<${component}>` : 'a component without a name, or an element of the text,'} ${what}, and pages are sent without React: it would do nothing there.`,
    `Make it an island: a file ${name}.island.tsx beside the file of the component, which is not the text itself, with "export default defineIsland(__filename, ${name})",`,
    `imported by the text and placed as <${name} when="intent" />. src/components/islands/README.md has the lines.`,
  ].join(' ');
}

/** Stops the build where what is being rendered belongs to a text. */
function refuse(text, component, what) {
  if (text !== undefined) {
    throw new Error(sentence(text, component, what));
  }
}

/** Methods that React calls in the browser alone. */
const browserMethods = ['componentDidMount', 'componentDidUpdate', 'componentWillUnmount'];

/** What a class component needs React for; nothing where it only renders, or waits for errors of others. */
function needOfClass(component) {
  if (component.componentDidCatch || component.constructor.getDerivedStateFromError) {
    return undefined;
  }
  const method = browserMethods.find((name) => component[name]);
  // React gives those without state none.
  return component.state ? 'keeps state' : method && `waits for ${method}`;
}

/**
 * A class that components extend, of which those that keep state refuse to be rendered in texts. Asked when it renders:
 * what a component keeps is not known before, and only then does React say where it stands.
 */
const guardedClass = (Base) =>
  class extends Base {
    constructor(...args) {
      super(...args);
      const {render} = this;
      this.render = () => {
        const need = needOfClass(this);
        if (need) {
          refuse(React.use(TextContext), this.constructor.name, need);
        }
        return render.call(this);
      };
    }
  };

/** React, whose hooks for browsers refuse to be called in texts, and whose classes to be rendered there. */
const guardedReact = {
  ...React,
  Component: guardedClass(React.Component),
  PureComponent: guardedClass(React.PureComponent),
  ...Object.fromEntries(
    hooks.map((hook) => [
      hook,
      (...args) => {
        refuse(React.useContext(TextContext), componentHere(), `uses ${hook}`);
        return React[hook](...args);
      },
    ]),
  ),
};

/** An element that listens. */
function Listening({type, props, handler, component}) {
  refuse(React.useContext(TextContext), component, `listens to ${handler}`);
  return React.createElement(type, props);
}

/** A function that makes elements, of which those that listen refuse to stand in texts. */
function guarded(make) {
  return function element(type, props, ...rest) {
    const handler =
      typeof type === 'string' &&
      props &&
      Object.keys(props).find((name) => /^on[A-Z]/.test(name) && typeof props[name] === 'function');
    return handler
      ? make(Listening, {type, props, handler, component: componentHere()}, ...rest)
      : make(type, props, ...rest);
  };
}

module.exports = {guarded, guardedReact};
