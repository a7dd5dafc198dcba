import type {Chunk, Compiler, Module} from 'webpack';
import {changedInside} from '../reliance';

/** Modules that need Docusaurus's router and providers, which islands do not have. */
const needsDocusaurus =
  /[\\/](?:@docusaurus[\\/](?:core|theme-\w+|plugin-[\w-]+)|react-router(?:-dom)?)[\\/].*\.[cm]?[jt]sx?$/;

/** Returns the files of a module; several for a concatenated module. */
function filesOf(module: Module): string[] {
  const {modules} = module as {modules?: Module[]};
  const file = module.nameForCondition();
  return modules ? modules.flatMap(filesOf) : file ? [file] : [];
}

/**
 * Bundler plugin that writes only the scripts that some entries need. Keeps style sheets and files.
 *
 * @throws Error if the first entry reaches a part of Docusaurus, which would fail in the browser
 */
export class KeepReachableFrom {
  /**
   * @param entry entry of islands
   * @param pages entries of pages that are islands as a whole, with Docusaurus's contexts
   */
  constructor(
    private readonly entry: string,
    private readonly pages: readonly string[] = [],
  ) {}

  apply(compiler: Compiler): void {
    const name = 'KeepReachableFrom';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Before the minimizer, to spare it the dropped scripts.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      compilation.hooks.processAssets.tap({name, stage}, () => {
        const chunksOf = (entry: string): Chunk[] => {
          const entrypoint = compilation.entrypoints.get(entry);
          if (!entrypoint) {
            throw changedInside(`The build for browsers has no entry "${entry}"`);
          }
          return entrypoint.chunks.flatMap((chunk) => [chunk, ...chunk.getAllAsyncChunks()]);
        };
        // Chunks of pages use the entry's modules and count as loaded by it.
        const ofPages = new Set(this.pages.flatMap(chunksOf));
        const kept = new Set([...chunksOf(this.entry), ...ofPages]);
        for (const chunk of [...kept].filter((it) => !ofPages.has(it))) {
          for (const module of compilation.chunkGraph.getChunkModules(chunk)) {
            const file = filesOf(module).find((it) => needsDocusaurus.test(it));
            if (file) {
              throw new Error(
                `An island reaches ${file}, which needs Docusaurus around it and fails in the browser: islands have no router. Use a plain link or element instead (npm run lint names the import).`,
              );
            }
          }
        }
        const files = new Set([...kept].flatMap((chunk) => [...chunk.files]));
        // Only bundled scripts: those in `static` are plain files.
        const bundled = new Set([...compilation.chunks].flatMap((chunk) => [...chunk.files]));
        for (const file of bundled) {
          if (file.endsWith('.js') && !files.has(file)) {
            compilation.deleteAsset(file);
          }
        }
      });
    });
  }
}
