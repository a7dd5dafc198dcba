import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {Config} from '@docusaurus/types';
import {textComponents} from '../../data/textComponents';
import {rehypeChecklists} from '../../features/checklists/plugin';
import {remarkDiagrams} from '../../features/diagrams/plugin';
import {remarkRecordTables} from '../../features/downloads/plugin';
import {remarkFormulas} from '../../features/formulas/plugin';
import {sidebarItemsGenerator} from '../../features/guides/plugin';
import {
  exampleNumbers,
  failedExpressions,
  htmlComments,
  liveCode,
  missingLinks,
  parsedOnce,
  parseFrontMatter,
  plainDirectives,
  preprocess,
  shortColumns,
  unclosedHtml,
  unknownNames,
} from '../../features/markdown/plugin';
import {remarkPictures, remarkReferences} from '../../features/pictures/plugin';
import {linksFromRoot} from '../../features/translations/plugin';
import {missingFiles} from '../../rendering/textErrors';

/** Compiler plugins of all texts, in the order in which they run. */
export const compilerPlugins = {
  beforeDefaultRemarkPlugins: [
    parsedOnce,
    htmlComments,
    plainDirectives,
    linksFromRoot,
    remarkReferences,
    remarkFormulas,
    remarkDiagrams,
  ],
  remarkPlugins: [
    [npm2yarn, {sync: true}],
    liveCode,
    unclosedHtml,
    remarkRecordTables,
    shortColumns,
    remarkPictures,
  ],
  rehypePlugins: [rehypeChecklists, exampleNumbers, missingLinks],
  recmaPlugins: [[unknownNames, {components: textComponents}], failedExpressions],
} satisfies Partial<BlogOptions>;

export const docs = {sidebarItemsGenerator, ...compilerPlugins};

export const markdown: Config['markdown'] = {
  format: 'detect',
  parseFrontMatter,
  // `## Title {#anchor}` makes anchors equal in all languages. Also `:::note Title`.
  preprocessor: preprocess,
  hooks: missingFiles,
};
