import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {ChangelogContent} from '../../../content/changelog';
import {brand} from '../../../data/brand';
import {changelogFeed, changeProblems, changes} from '../../../data/changelog';
import {sourceLanguage} from '../../../lib/locale';
import {outputFile} from '../../../lib/outputFile';
import {readWords} from '../../../lib/readWords';
import {stopFor} from '../../../rendering/stopFor';
import {isStandIn} from '../../../lib/words';
import type {SitePlugin} from '../../../rendering/lifecycle';
import {importInTurn} from '../../../lib/importInTurn';

/** Writes the feed of changes to the portal. Fails the build for invalid entries. */
export default function changelog(context: LoadContext): SitePlugin {
  const {siteDir, i18n} = context;
  stopFor('The changelog does not fit:', changeProblems(changes));
  return {
    name: 'changelog',
    async writeFiles({outDir, siteConfig: {url, baseUrl}}) {
      // Imported late, because a configuration is read several times.
      const {feedOf} = await importInTurn(() => import('./feed'));
      const {readableFeed} = await importInTurn(() => import('../../feeds/plugin'));
      const words = readWords<ChangelogContent>(siteDir, i18n.currentLocale, 'changelog');
      const feed = feedOf(changes, {
        home: url + baseUrl,
        language: isStandIn(words) ? sourceLanguage : i18n.currentLocale,
        brand,
        words,
      });
      outputFile(path.join(outDir, changelogFeed), readableFeed(feed, context));
    },
  };
}
