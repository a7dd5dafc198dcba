import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {ChangelogContent} from '../../../content/changelog';
import {brand} from '../../../data/brand';
import {changelogFeed, changeProblems, changes} from '../../../data/changelog';
import {routes} from '../../../data/routes';
import {escapeHtml} from '../../../lib/escapeHtml';
import {sourceLanguage} from '../../../lib/locale';
import {outputFile} from '../../../lib/outputFile';
import {readWords} from '../../../lib/readWords';
import {stopFor} from '../../../rendering/stopFor';
import {isStandIn} from '../../../lib/words';
import type {SitePlugin} from '../../../rendering/lifecycle';
import {atomFeed, readableFeed} from '../../feeds/plugin';

/** Writes the feed of changes to the portal. Fails the build for invalid entries. */
export default function changelog(context: LoadContext): SitePlugin {
  const {siteDir, i18n} = context;
  stopFor('The changelog does not fit:', changeProblems(changes));
  return {
    name: 'changelog',
    async writeFiles({outDir, siteConfig: {url, baseUrl}}) {
      const home = url + baseUrl;
      const link = home + routes.changelog.slice(1);
      const words = readWords<ChangelogContent>(siteDir, i18n.currentLocale, 'changelog');
      const feed = atomFeed({
        address: home + changelogFeed.slice(1),
        link,
        title: words.feed.title(brand.name),
        description: words.description,
        language: isStandIn(words) ? sourceLanguage : i18n.currentLocale,
        entries: changes.map(({id, date, to}) => {
          const {title, text} = words.entries[id];
          const seenAt = escapeHtml(home + routes[to].slice(1));
          return {
            link: `${link}#${id}`,
            title,
            content: `<p>${escapeHtml(text)}</p><p><a href="${seenAt}">${escapeHtml(title)}</a></p>`,
            day: date,
          };
        }),
      });
      outputFile(path.join(outDir, changelogFeed), readableFeed(feed, context));
    },
  };
}
