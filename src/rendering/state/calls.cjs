/* global GUARD -- set by the plugin */
const {changedInside} = require('../reliance');

/** React's stack frames below a component. */
const ofReact = /renderWithHooks|react_stack_bottom_frame/;

/** Captures the stack trace up to here; formatted lazily. */
function callsHere() {
  const {stackTraceLimit} = Error;
  Error.stackTraceLimit = 50;
  const error = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return error;
}

/** Reads a file. Returns `undefined` in a browser or on failure. */
function textOf(file) {
  try {
    return process.getBuiltinModule('node:fs').readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Start of a module in the server bundle, as written with `moduleIds: 'named'`. */
const headOfModule = /^"([^"]+)"\s*\(/;

function moduleAt(file, line) {
  const lines = textOf(file)?.split('\n').slice(0, line) ?? [];
  return lines.reverse().flatMap((text) => headOfModule.exec(text)?.[1] ?? [])[0];
}

/**
 * Returns the file of a stack frame, relative to the site. In development each module has its own URL. In a build,
 * looks the module up in the bundle (in the folder `GUARD.build`).
 */
function fileOfCall(call) {
  const [, ofBundler] = /webpack-internal:\/{3}(?:\([^)]*\)\/)?([^?:)\s]+)/.exec(call) ?? [];
  const [, bundle, line] = /([^\s(@]+\.js):(\d+):\d+\)?$/.exec(call) ?? [];
  // The first file of the build has no folder in its stack frames.
  const found =
    ofBundler ??
    (bundle && moduleAt(/[\\/]/.test(bundle) ? bundle : `${GUARD.build}/${bundle}`, Number(line)));
  return found?.split('!').at(-1).split('?')[0].replace(/^\.\//, '');
}

/**
 * Returns the calling component and its file, as far as the stack trace shows.
 *
 * @param {Error} calls
 * @returns {{name?: string, file?: string}} no name for a component without one
 */
function callerOf({stack = ''}) {
  const [before, ...after] = stack.split('\n').reduce(
    (parts, line) => {
      if (ofReact.test(line)) {
        parts.push([]);
      } else {
        parts.at(-1).push(line);
      }
      return parts;
    },
    [[]],
  );
  const nameOf = (line) => /^\s*(?:at )?(?:new )?([A-Z]\w*)(?: \(|@)/.exec(line)?.[1];
  const own = before.filter((line) => !/\/state\/(?:guard|calls)\.cjs|^Error/.test(line));
  const name = own.map(nameOf).find(Boolean);
  const outermost = after.length > 0 ? own.at(-1) : own.find((line) => nameOf(line) === name);
  return {
    name: name === 'MDXContent' ? undefined : name,
    file: outermost && fileOfCall(outermost),
  };
}

let isKnown = false;

/** Throws if React calls the component that calls this from a function with another name. Looks once. */
function requireReactsCalls() {
  isKnown ||= ofReact.test(callsHere().stack);
  if (!isKnown) {
    throw changedInside('React calls components from functions with other names');
  }
}

module.exports = {callsHere, callerOf, requireReactsCalls, textOf};
