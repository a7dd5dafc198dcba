import type {Plugin} from '@docusaurus/types';

/** Forwards `/api` of the development server to the API that `npm run dev` started on `DEV_API_PORT`. */
export default function devApi(): Plugin {
  const port = process.env.DEV_API_PORT;
  return {
    name: 'dev-api',
    configureWebpack: () =>
      port
        ? ({
            devServer: {proxy: [{context: ['/api'], target: `http://127.0.0.1:${port}`}]},
          } as object)
        : {},
  };
}
