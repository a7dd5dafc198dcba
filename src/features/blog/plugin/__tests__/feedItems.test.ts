import type {BlogFeedItem, BlogPost, CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {feedItems} from '../feedItems';

const post = (source: string) => ({metadata: {source, title: source}}) as unknown as BlogPost;
const posts = [
  post('@site/blog/i18n/@site/i18n/it.md'),
  post('@site/blog/2024-01-01-only-english.md'),
  post('@site/i18n/it/docusaurus-plugin-content-blog/2024-01-02-both.md'),
];

const itemsOf = (isOriginal: boolean) =>
  feedItems(
    isOriginal,
    (address) => `Text of ${address}`,
  )({
    blogPosts: posts,
    defaultCreateFeedItems: (async ({blogPosts}) =>
      blogPosts.map(({metadata}): BlogFeedItem => ({
        title: metadata.title,
        link: 'https://site.example/blog/a',
        date: new Date(0),
      }))) satisfies CreateFeedItemsFn,
  } as unknown as Parameters<CreateFeedItemsFn>[0]);

it('takes of another language only what is written in it', async () => {
  const items = await itemsOf(false);
  expect(items.map(({title}) => title)).toEqual([posts[2]!.metadata.title]);
});

it('says when they came out, and gives them the text of their page', async () => {
  const [item] = await itemsOf(true);
  expect(item).toMatchObject({
    published: new Date(0),
    content: 'Text of https://site.example/blog/a',
  });
});
