import type {FeedKind} from '@site/src/data/feeds';

/** Words around the blog's lists; the articles are in `blog/`. */
export const blog = {
  /** Meta description of the list. */
  description:
    'Articles for MSPs, telecom operators and insurers that sell security: rules, threats, prices, clients and marketing.',
  list: {
    featured: 'Featured',
    all: 'All posts',
    /** Order of both lists. */
    order: 'Newest first.',
    /** Marks a post without a translation in the lists of another language. */
    untranslated: 'In English',
  },
  post: {back: 'Back to Home', backToBlog: 'Back to Blog'},
  feed: {
    /** Introduces the feeds below the list. */
    follow: 'Follow the blog',
    title: (brand: string) => `${brand}: the blog`,
    description: 'Notes for everyone who sells security under their own brand.',
    /** Names of the feeds in links. */
    names: {rss: 'RSS feed', atom: 'Atom feed', json: 'JSON feed'} satisfies Record<FeedKind, string>,
  },
  tags: {
    title: 'Subjects',
    description:
      'All subjects of the blog, from prices and clients to rules and threats, with what each one holds.',
    all: 'All subjects',
  },
  /** All posts by year; only where `archiveBasePath` asks for it. */
  archive: {
    title: 'Archive',
    description: 'Every article of the blog since its first day, year by year, the latest first.',
  },
  authors: {
    title: 'Authors',
    description: 'The people who write the articles: what they do, and what they have written so far.',
    all: 'All authors',
  },
};

export type BlogContent = typeof blog;
