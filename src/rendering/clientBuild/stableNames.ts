import type {Configuration} from 'webpack';
import {changedInside} from '../reliance';

/** Script minimizer as configured by Docusaurus (SwcJsMinimizerRspackPlugin). */
interface ScriptMinimizer {
  readonly name?: string;
  readonly _args?: readonly [{minimizerOptions?: {mangle?: unknown}}?];
}

/**
 * Makes the minimizer's variable names independent of letter frequencies. A script contains hashes of others, which
 * are preliminary during minification and differ with a warm cache, so the same site would get other bytes.
 *
 * @throws Error if the minimizer has an unexpected form
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
