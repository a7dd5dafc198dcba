import type {LoadContext, Plugin} from '@docusaurus/types';
import {apiBase} from '../../../lib/siteAddress';
import {devServer} from '../../../rendering/devServer';
import {siteHomeOf} from '../../site-address/plugin';

/** Proxies the API's addresses from the development server to the API that `npm run dev` started on `DEV_API_PORT`. */
export default function devApi(context: LoadContext): Plugin {
  const port = process.env.DEV_API_PORT;
  const proxy = port
    ? [{context: [apiBase(siteHomeOf(context), undefined)], target: `http://127.0.0.1:${port}`}]
    : [];
  return {name: 'dev-api', configureWebpack: () => devServer({proxy})};
}
