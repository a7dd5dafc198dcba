import path from 'node:path';
import type {Content} from '../../content';
import {locales} from '../../content/blocks';
import {inLocale} from '../../content/inLocale';
import {docusaurusFiles} from '../docusaurusContent';
import {fromTemplate} from '../fromTemplate';

function contentFiles(content: Content): Record<string, string> {
  const files = docusaurusFiles(content, 'guides');
  for (const locale of locales) {
    const words = {...inLocale(content.home, locale), guides: content.guides[0]?.path};
    files[`src/home.${locale}.json`] = JSON.stringify(words);
  }
  return files;
}

/** Docusaurus as it comes, with the faster build. */
export const docusaurus = fromTemplate({
  name: 'docusaurus',
  title: 'Docusaurus (stock, faster)',
  template: path.join(import.meta.dirname, 'template'),
  favicon: 'static/favicon.svg',
  files: contentFiles,
  build: {command: ['docusaurus', 'build']},
  out: 'build',
  caches: ['build', '.docusaurus', 'node_modules/.cache'],
  intent: ['.navbar__toggle'],
});
