import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Folder of the words of the locale being built: `src/content` for the default locale, else `i18n/<locale>/content`,
 * which mirrors it file by file.
 */
export function wordsFolder({siteDir, i18n}: LoadContext): string {
  return i18n.currentLocale === i18n.defaultLocale
    ? path.join(siteDir, 'src/content')
    : path.join(siteDir, 'i18n', i18n.currentLocale, 'content');
}

/** Points `@content` at the words of the locale being built. A page therefore holds the words of one language. */
export default function pageWords(context: LoadContext): Plugin {
  const folder = wordsFolder(context);
  return {
    name: 'page-words',
    configureWebpack: () => ({resolve: {alias: {'@content': folder}}}),
    getPathsToWatch: () => [`${folder}/**/*.ts`],
  };
}
