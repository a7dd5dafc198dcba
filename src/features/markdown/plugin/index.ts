import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {publishedTexts} from '../../../rendering/publishedTexts';
import {plainLanguages, plainSentence} from './plainLanguages';

/** Lets texts import files as text, with `!!raw-loader!./file`. Warns of code in a language without highlighting. */
export default function markdown({siteDir, siteConfig, i18n}: LoadContext): Plugin {
  const {additionalLanguages = []} = (siteConfig.themeConfig.prism ?? {}) as {additionalLanguages?: string[]};
  return {
    name: 'markdown',
    async allContentLoaded({allContent}) {
      // An untranslated text belongs to the default language.
      const isOwn = (file: string) =>
        i18n.currentLocale === i18n.defaultLocale || file.startsWith(`${i18n.path}/`);
      const files = publishedTexts(allContent).map(({source}) => source);
      const texts = new Map(
        files.filter(isOwn).map((file) => [file, readFileSync(path.join(siteDir, file), 'utf8')]),
      );
      const sentence = plainSentence(plainLanguages(texts, additionalLanguages));
      if (sentence) {
        console.warn(`[WARNING] ${sentence}`);
      }
    },
    configureWebpack: () => ({
      resolveLoader: {alias: {'raw-loader': path.join(__dirname, 'rawLoader.cjs')}},
    }),
  };
}

export {frontMatterOf, lineOfField, readFrontMatter} from './front-matter/readFrontMatter';
export {parsedOnce, readSource} from './readSource';
export {exampleNumbers} from './exampleNumbers';
export {htmlComments} from './htmlComments';
export {liveCode} from './liveCode';
export {plainDirectives} from './plainDirectives';
export {preprocess} from './preprocess';
export {shortColumns} from './shortColumns';
export {default as failedExpressions} from './text-problems/failedExpressions';
export {missingLinks} from './text-problems/missingLinks';
export {unclosedHtml} from './text-problems/unclosedHtml';
export {default as unknownNames} from './text-problems/unknownNames';
export {parseFrontMatter} from './front-matter';
