import path from 'node:path';
import type {Compiler} from 'webpack';
import {changedInside} from './reliance';

/** A loader of a rule. Both builds may share it. */
interface Use {
  loader?: string;
  readonly options?: {readonly crossCompilerCache?: unknown};
}

const own = path.join(__dirname, 'textOnce.cjs');

const isCompiler = ({loader = ''}: Use) =>
  loader === own || /[\\/]@docusaurus[\\/]mdx-loader[\\/]/.test(loader);

/** Bundler plugin that has the builds for browsers and for rendering compile each text once (`textOnce.cjs`). */
export class CompileTextsOnce {
  apply({options: {module}}: Compiler): void {
    const compilers = (module.rules as readonly {use?: unknown}[])
      .flatMap(({use}) => (Array.isArray(use) ? (use as Use[]) : []))
      .filter(isCompiler);
    if (
      compilers.length === 0 ||
      !compilers.every(({options}) => options?.crossCompilerCache instanceof Map)
    ) {
      throw changedInside('The compiler of texts has no cache for both builds');
    }
    for (const use of compilers) {
      use.loader = own;
    }
  }
}
