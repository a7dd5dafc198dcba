// Change: author, picture, contents, text, call to action and neighbours in our own layout.
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import {translate} from '@docusaurus/Translate';
import {blogPostContainerID} from '@docusaurus/utils-common';
import {blog} from '@content/blog';
import type {Props} from '@theme/BlogPostPage';
import {brand} from '@site/src/data/brand';
import {article} from '@site/src/site/structuredData';
import {BlogPage} from '@site/src/features/blog/BlogPage';
import {Byline} from '@site/src/features/blog/Byline';
import {Paginator} from '@site/src/features/reading/Paginator';
import {asPost, authorsOf} from '@site/src/features/reading/post';
import {PostDate} from '@site/src/features/reading/PostDate';
import {PostFooter} from '@site/src/features/blog/PostFooter';
import {PostMetadata} from '@site/src/features/blog/PostMetadata';
import {changedAt, isUpdated, Updated} from '@site/src/features/reading/Provenance';
import {Prose} from '@site/src/features/reading/Prose';
import {useReadingTime} from '@site/src/features/reading/readingTime';
import {Visibility} from '@site/src/features/reading/Visibility';
import {TextContents} from '@site/src/features/reading/Writing';
import {useLanguage} from '@site/src/site/LanguageContext';
import {useSite} from '@site/src/site/useSite';
import {Picture} from '@site/src/ui/Picture';
import styles from './styles.module.css';

export default function BlogPostPage({content: Text}: Props) {
  const post = asPost(Text);
  const {metadata, frontMatter, picture} = post;
  const site = useSite();
  const readingTime = useReadingTime(post);
  const {textLanguage} = useLanguage();
  const facts = {
    ...metadata,
    authors: metadata.authors.map(({name, key, page}) => ({
      name: name ?? key ?? '',
      permalink: page?.permalink,
    })),
    image: picture?.src,
    changed: changedAt(metadata),
  };
  return (
    <BlogPostProvider content={Text} isBlogPostPage>
      <BlogPage
        title={metadata.title}
        below={[{name: frontMatter.sidebar_label || metadata.title, path: metadata.permalink}]}
        nodes={[article(site, brand, facts, textLanguage)]}
        back={blog.post.back}
        notice={<Visibility of={metadata} />}
        introduction={
          <Byline
            full
            authors={authorsOf(post)}
            notes={[
              <PostDate key="date" date={metadata.date} />,
              readingTime,
              isUpdated(metadata) && <Updated key="updated" of={metadata} />,
            ]}
          />
        }
      >
        {/* Last, so that its values win. */}
        <PostMetadata of={post} />
        {picture && (
          <div className={styles.cover}>
            <Picture of={picture} alt={frontMatter.imageAlt ?? ''} sizes="min(44rem, 92vw)" eager />
          </div>
        )}
        <TextContents of={Text} />
        {/* Docusaurus reads the content of feeds from this element. */}
        <div id={blogPostContainerID}>
          <Prose source={metadata.source}>
            <Text />
          </Prose>
        </div>
        <PostFooter of={post} />
        <Paginator
          label={translate({
            id: 'theme.blog.post.paginator.navAriaLabel',
            message: 'Blog post page navigation',
          })}
          previous={metadata.nextItem}
          next={metadata.prevItem}
        />
      </BlogPage>
    </BlogPostProvider>
  );
}
