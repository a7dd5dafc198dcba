import type {Chunk, Compiler, Module} from 'webpack';
import {changedInside} from '../reliance';

/** What only works below Docusaurus's router and providers, which islands do not have around them. */
const needsDocusaurus =
  /[\\/](?:@docusaurus[\\/](?:core|theme-\w+|plugin-[\w-]+)|react-router(?:-dom)?)[\\/].*\.[cm]?[jt]sx?$/;

/** Where a module lies; a module that the bundler made of several lies where its parts do. */
function filesOf(module: Module): string[] {
  const {modules} = module as {modules?: Module[]};
  const file = module.nameForCondition();
  return modules ? modules.flatMap(filesOf) : file ? [file] : [];
}

/**
 * Bundler plugin: of all scripts that it makes, writes only those that some entries need; style sheets and files stay.
 *
 * @throws Error where the first entry reaches a part of Docusaurus: it would fail in the browser
 */
export class KeepReachableFrom {
  /**
   * @param entry that of islands
   * @param pages those of pages which are islands as a whole, with Docusaurus around them
   */
  constructor(
    private readonly entry: string,
    private readonly pages: readonly string[] = [],
  ) {}

  apply(compiler: Compiler): void {
    const name = 'KeepReachableFrom';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Before the minimizer, which need not look at what is dropped.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      compilation.hooks.processAssets.tap({name, stage}, () => {
        const chunksOf = (entry: string): Chunk[] => {
          const entrypoint = compilation.entrypoints.get(entry);
          if (!entrypoint) {
            throw changedInside(`The build for browsers has no entry "${entry}"`);
          }
          return entrypoint.chunks.flatMap((chunk) => [chunk, ...chunk.getAllAsyncChunks()]);
        };
        // They use the entry's modules, and count as loaded by it.
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
        // Not all scripts that there are: those in `static` are files like others.
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
