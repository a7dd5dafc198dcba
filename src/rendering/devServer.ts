import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Plugin} from '@docusaurus/types';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Options of the development server (https://webpack.js.org/configuration/dev-server). */
interface DevServerOptions {
  readonly proxy?: readonly {readonly context: readonly string[]; readonly target: string}[];
  readonly static?: readonly {readonly publicPath: string; readonly directory: string}[];
}

/**
 * Returns `configureWebpack` options for the development server, which Docusaurus supports but does not type. Empty
 * outside of development. `middleware` runs before all others.
 */
export function devServer({
  middleware,
  ...options
}: DevServerOptions & {readonly middleware?: Middleware}): ReturnType<
  NonNullable<Plugin['configureWebpack']>
> {
  // Docusaurus has such a function too. webpack-merge calls both with the same list and joins the results.
  const setupMiddlewares = (others: object[]) => {
    others.unshift({name: 'first', middleware});
    return [];
  };
  const devServer = {...options, ...(middleware && {setupMiddlewares})};
  return process.env.NODE_ENV === 'development' ? ({devServer} as object) : {};
}
