import type {LegalContent} from '../../../content/legal';
import type {Brand} from '../../../data/brandSchema';
import {legalDocuments} from '../../../data/legal';
import {escapeHtml} from '../../../lib/escapeHtml';
import {longDate} from '../../../lib/format';
import type {Editions} from '../model/pages';
import {standingOf} from '../model/standing';
import {changesFeed, legalPaths} from '../model/versions';
import {atomFeed} from '../../feeds/plugin';

interface FeedSite {
  /** Public origin, without a trailing slash. */
  readonly url: string;
  readonly baseUrl: string;
  readonly language: string;
  readonly brand: Pick<Brand, 'name' | 'legal'>;
  readonly words: LegalContent;
  readonly sample: string;
}

/** Returns the Atom feed of changes to both texts, with an entry per version, dated on its announcement. */
export function feedOf(editions: Editions, {url, baseUrl, language, brand, words, sample}: FeedSite): string {
  const home = url + baseUrl;
  const say = words.feed;
  const standing = standingOf(words, brand);
  const entries = legalDocuments
    .flatMap((document) => editions[document].map((edition, index) => ({document, index, ...edition})))
    .sort((a, b) => b.facts.noticed.localeCompare(a.facts.noticed) || a.document.localeCompare(b.document));
  return atomFeed({
    address: home + changesFeed.slice(1),
    link: home,
    title: say.title(brand.name),
    description: say.description,
    language,
    entries: entries.map(({document, index, facts, text}) => {
      const before = editions[document][index - 1]?.facts.date;
      const changes =
        before === undefined
          ? []
          : [
              `<p><a href="${home}${legalPaths.comparison(document, before, facts.date).slice(1)}">${escapeHtml(standing.announced.compare)}</a></p>`,
            ];
      return {
        link: home + legalPaths.version(document, facts.date).slice(1),
        title: `${say.entry(text.title, longDate(language, facts.date))}${facts.sample ? ` (${sample})` : ''}`,
        content: [
          `<p>${escapeHtml(standing.entry(longDate(language, facts.date)))}</p>`,
          `<ul>${facts.changes.map((it) => `<li>${escapeHtml(it)}</li>`).join('')}</ul>`,
          ...changes,
        ].join(''),
        day: facts.noticed,
      };
    }),
  });
}
