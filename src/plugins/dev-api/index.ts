import type {Plugin} from '@docusaurus/types';
import {devServer} from '../../rendering/devServer';

/** Forwards `/api` of the development server to the API that `npm run dev` started on `DEV_API_PORT`. */
export default function devApi(): Plugin {
  const port = process.env.DEV_API_PORT;
  const proxy = port ? [{context: ['/api'], target: `http://127.0.0.1:${port}`}] : [];
  return {name: 'dev-api', configureWebpack: () => devServer({proxy})};
}
