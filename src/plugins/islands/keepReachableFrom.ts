import type {Compiler, Chunk} from 'webpack';

/** Bundler plugin: of all scripts, writes only those that one entry needs; style sheets and files stay. */
export class KeepReachableFrom {
  constructor(private readonly entry: string) {}

  apply(compiler: Compiler): void {
    const name = 'KeepReachableFrom';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Before the minimizer, which need not look at what is dropped.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      compilation.hooks.processAssets.tap({name, stage}, () => {
        const entrypoint = compilation.entrypoints.get(this.entry);
        if (!entrypoint) {
          throw new Error(`The client build has no entry "${this.entry}".`);
        }
        const kept = new Set<Chunk>(entrypoint.chunks);
        for (const chunk of entrypoint.chunks) {
          chunk.getAllAsyncChunks().forEach((child) => kept.add(child));
        }
        const files = new Set([...kept].flatMap((chunk) => [...chunk.files]));
        for (const {name: file} of compilation.getAssets()) {
          if (file.endsWith('.js') && !files.has(file)) {
            compilation.deleteAsset(file);
          }
        }
      });
    });
  }
}
