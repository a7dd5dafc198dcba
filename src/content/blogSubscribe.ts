import {brand} from '@site/src/data/brand';

export const blogSubscribe = {
  meta: {
    title: 'Follow the blog',
    description:
      'How to get new articles without giving anyone your address: what a feed is, how to read it, and the addresses to copy.',
  },
  title: 'Follow the blog',
  lede: `New articles from ${brand.name} reach you through a feed: a file that lists them and that a feed reader checks for you. There is nothing to sign up for, and we do not learn who reads it.`,
  steps: {
    title: 'In three steps',
    items: [
      'Open your feed reader. Thunderbird and many other email programs include one; there are apps for every phone.',
      'Choose “add a feed” or “subscribe” there.',
      'Paste one of the addresses below. New articles then appear as messages do, with their whole text.',
    ],
  },
  addresses: {
    title: 'Addresses to copy',
    text: 'All three hold the same articles. If your reader does not say which one it wants, take the first.',
  },
  read: {
    title: 'Read without a feed reader',
    text: 'The blog itself lists all articles, the newest first.',
    link: 'See all articles',
  },
};

export type BlogSubscribeContent = typeof blogSubscribe;
