import type {Plugin} from '@docusaurus/types';

/** What the development server may be told (https://webpack.js.org/configuration/dev-server). */
interface DevServerOptions {
  readonly proxy?: readonly {readonly context: readonly string[]; readonly target: string}[];
  /** Folders that are served below an address. */
  readonly static?: readonly {readonly publicPath: string; readonly directory: string}[];
}

/**
 * What `configureWebpack` returns to reach the development server: Docusaurus passes `devServer` on, and its types do not
 * know it. Nothing outside of development.
 */
export function devServer(devServer: DevServerOptions): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  return process.env.NODE_ENV === 'development' ? ({devServer} as object) : {};
}
