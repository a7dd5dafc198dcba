import {Feed} from 'feed';
import type {ChangelogContent} from '../../../content/changelog';
import type {Brand} from '../../../data/brandSchema';
import {changelogFeed, type Change} from '../../../data/changelog';
import {routes} from '../../../data/routes';
import {escapeHtml} from '../../../lib/escapeHtml';
import {finishFeed} from '../../feeds/plugin';

interface FeedSite {
  /** Full address of the locale's home, with a trailing slash. */
  readonly home: string;
  readonly language: string;
  readonly brand: Pick<Brand, 'name' | 'legalName'>;
  readonly words: Pick<ChangelogContent, 'description' | 'feed'> & {
    readonly entries: Readonly<Record<string, {title: string; text: string}>>;
  };
}

/** Returns the Atom feed of changes, which are sorted newest first. */
export function feedOf(changes: readonly Change[], {home, language, brand, words}: FeedSite): string {
  const page = home + routes.changelog.slice(1);
  const address = home + changelogFeed.slice(1);
  const feed = new Feed({
    title: words.feed.title(brand.name),
    description: words.description,
    id: address,
    link: page,
    language,
    updated: new Date(changes[0]?.date ?? 0),
    generator: brand.name,
    copyright: `© ${brand.legalName}`,
    author: {name: brand.name},
  });
  for (const {id, date, to} of changes) {
    const {title, text} = words.entries[id]!;
    feed.addItem({
      title,
      id: `${page}#${id}`,
      link: `${page}#${id}`,
      date: new Date(date),
      published: new Date(date),
      content: `<p>${escapeHtml(text)}</p><p><a href="${escapeHtml(home + routes[to].slice(1))}">${escapeHtml(title)}</a></p>`,
    });
  }
  return finishFeed('atom', feed.atom1(), {address, language});
}
