import {Feed} from 'feed';
import {brand} from '../../../data/brand';
import {finishFeed, type FeedFacts} from './finishFeed';

interface AtomFeed extends Pick<FeedFacts, 'address' | 'language'> {
  /** Full address of the page with the same entries. */
  readonly link: string;
  readonly title: string;
  readonly description: string;
  /** Sorted newest first. */
  readonly entries: readonly {link: string; title: string; content: string; day: string}[];
}

export function atomFeed({address, language, entries, ...facts}: AtomFeed): string {
  const feed = new Feed({
    ...facts,
    id: address,
    language,
    updated: new Date(entries[0]?.day ?? 0),
    generator: brand.name,
    copyright: `© ${brand.legalName}`,
    author: {name: brand.name},
  });
  for (const {day, ...entry} of entries) {
    feed.addItem({...entry, id: entry.link, date: new Date(day), published: new Date(day)});
  }
  return finishFeed('atom', feed.atom1(), {address, language});
}
