import path from 'node:path';
import {locales} from '../../content/blocks';
import {inLocale} from '../../content/inLocale';
import {copyInto, emptyFolder, writeFiles} from '../../files';
import {docusaurusFiles} from '../docusaurusContent';
import {favicon, packageEntries, type Peer} from '../peer';

/** Docusaurus as it comes, with the faster build. */
export const docusaurus: Peer = {
  name: 'docusaurus',
  title: 'Docusaurus (stock, faster)',
  prepare(content, folder) {
    emptyFolder(folder, [...packageEntries, '.docusaurus', 'build']);
    copyInto(path.join(import.meta.dirname, 'template'), folder);
    copyInto(favicon, path.join(folder, 'static/favicon.svg'));
    writeFiles(folder, docusaurusFiles(content, 'guides'));
    for (const locale of locales) {
      writeFiles(folder, {
        [`src/home.${locale}.json`]: JSON.stringify({
          ...inLocale(content.home, locale),
          guides: content.guides[0]?.path,
        }),
      });
    }
  },
  build: {command: ['docusaurus', 'build']},
  out: 'build',
  caches: ['build', '.docusaurus', 'node_modules/.cache'],
  intent: ['.navbar__toggle'],
};
