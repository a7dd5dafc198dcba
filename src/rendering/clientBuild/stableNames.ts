import type {Configuration} from 'webpack';
import {changedInside} from '../reliance';

/** The minimizer of scripts, as Docusaurus sets it up (SwcJsMinimizerRspackPlugin). */
interface ScriptMinimizer {
  readonly name?: string;
  readonly _args?: readonly [{minimizerOptions?: {mangle?: unknown}}?];
}

/**
 * Lets the minimizer give variables their short names whatever letters are frequent in a script. A script holds the hashes
 * of others, which are preliminary while it is minified and differ when the bundler's cache is warm: the same site would
 * come out with other bytes.
 *
 * @throws Error where the minimizer has another form
 */
export function nameVariablesAlike({optimization}: Configuration): void {
  if (!optimization?.minimize) {
    return;
  }
  const minimizers = (optimization.minimizer ?? []) as readonly ScriptMinimizer[];
  const options = minimizers.find(({name}) => name === 'SwcJsMinimizerRspackPlugin')?._args?.[0];
  if (!options?.minimizerOptions) {
    throw changedInside('The bundler has no SwcJsMinimizerRspackPlugin with options');
  }
  options.minimizerOptions.mangle = {disableCharFreq: true};
}
