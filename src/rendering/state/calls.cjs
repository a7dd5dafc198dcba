/* global GUARD -- set by the plugin */
/** Where the calls of React end that lead to a component. */
const ofReact = /renderWithHooks|react_stack_bottom_frame/;

/** The list of calls up to here; formatted when somebody reads it. */
function callsHere() {
  const {stackTraceLimit} = Error;
  Error.stackTraceLimit = 50;
  const error = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return error;
}

/** Text of a file. `undefined` in a browser, and if it cannot be read. */
function textOf(file) {
  try {
    return process.getBuiltinModule('node:fs').readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Head of a module in a file of the build that renders pages, as the bundler writes it with `moduleIds: 'named'`. */
const headOfModule = /^"([^"]+)"\s*\(/;

/** The module on a line of a file of that build. */
function moduleAt(file, line) {
  const lines = textOf(file)?.split('\n').slice(0, line) ?? [];
  return lines.reverse().flatMap((text) => headOfModule.exec(text)?.[1] ?? [])[0];
}

/**
 * File in which a call of the list stands, relative to the site. In development the bundler gives each module an address of
 * its own; in a build, the module is looked up in the file (`GUARD.build` is its folder).
 */
function fileOfCall(call) {
  const [, ofBundler] = /webpack-internal:\/{3}(?:\([^)]*\)\/)?([^?:)\s]+)/.exec(call) ?? [];
  const [, bundle, line] = /([^\s(@]+\.js):(\d+):\d+\)?$/.exec(call) ?? [];
  // The first file of the build is run by its name alone.
  const found =
    ofBundler ??
    (bundle && moduleAt(/[\\/]/.test(bundle) ? bundle : `${GUARD.build}/${bundle}`, Number(line)));
  return found?.split('!').at(-1).split('?')[0].replace(/^\.\//, '');
}

/**
 * Which component calls, and in which file it stands, as far as the list of calls says.
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

module.exports = {callsHere, callerOf, textOf};
