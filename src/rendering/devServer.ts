import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Plugin} from '@docusaurus/types';

/** Answers requests, or leaves them to the next. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** What the development server may be told (https://webpack.js.org/configuration/dev-server). */
interface DevServerOptions {
  readonly proxy?: readonly {readonly context: readonly string[]; readonly target: string}[];
  /** Folders that are served below an address. */
  readonly static?: readonly {readonly publicPath: string; readonly directory: string}[];
}

/**
 * What `configureWebpack` returns to reach the development server: Docusaurus passes `devServer` on, and its types do not
 * know it. Nothing outside of development.
 *
 * @param options `middleware` is asked before all others
 */
export function devServer({
  middleware,
  ...options
}: DevServerOptions & {readonly middleware?: Middleware}): ReturnType<
  NonNullable<Plugin['configureWebpack']>
> {
  // Docusaurus has such a function too: webpack-merge calls both with the same list, and joins what they return.
  const setupMiddlewares = (others: object[]) => {
    others.unshift({name: 'first', middleware});
    return [];
  };
  const devServer = {...options, ...(middleware && {setupMiddlewares})};
  return process.env.NODE_ENV === 'development' ? ({devServer} as object) : {};
}
