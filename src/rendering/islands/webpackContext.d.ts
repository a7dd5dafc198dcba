/** Bundler API to import all modules of a folder (https://rspack.rs/api/runtime-api/module-methods). */
interface ImportMeta {
  webpackContext(
    folder: string,
    options: {recursive: boolean; regExp: RegExp; mode: 'lazy'},
  ): {(file: string): Promise<unknown>; keys: () => string[]};
}
