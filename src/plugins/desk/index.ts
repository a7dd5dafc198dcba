import type {LoadContext, Plugin} from '@docusaurus/types';
import {devServer} from '../../rendering/devServer';
import {publishedTexts} from '../../rendering/publishedTexts';
import {siteHomeOf} from '../site-address';
import {desk} from './desk';

/** In `npm run dev`, and never in a build: the writers' desk at `/desk`. */
export default function writersDesk(context: LoadContext): Plugin {
  const {siteDir} = context;
  const name = 'desk';
  if (process.env.NODE_ENV !== 'development') {
    return {name};
  }
  const pages = new Map<string, string>();
  return {
    name,
    async allContentLoaded({allContent}) {
      publishedTexts(allContent).forEach(({source, permalink}) => pages.set(source, permalink));
    },
    configureWebpack: () =>
      devServer({
        middleware: desk({siteDir, home: siteHomeOf(context), pageOf: (file) => pages.get(file)}).middleware,
      }),
  };
}
