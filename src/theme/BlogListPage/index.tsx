// Change: featured posts and all posts as cards, in our own layout.
import {translate} from '@docusaurus/Translate';
import {blog} from '@content/blog';
import type {Props} from '@theme/BlogListPage';
import {BlogPage} from '@site/src/features/blog/BlogPage';
import {FollowBlog} from '@site/src/features/blog/FeedLinks';
import {Paginator} from '@site/src/features/reading/Paginator';
import {PostCards} from '@site/src/features/blog/PostCards';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {routes} from '@site/src/data/routes';
import styles from './styles.module.css';

interface ListProps extends Props {
  /** Posts with `featured` in their front matter, on the first page only (src/features/blog/plugin). */
  featured?: Props['items'];
}

export default function BlogListPage({metadata, items, featured = []}: ListProps) {
  const page = (permalink?: string) => (permalink ? {permalink, title: metadata.blogTitle} : undefined);
  return (
    <BlogPage
      wide
      title={metadata.blogTitle}
      description={blog.description}
      introduction={
        <>
          <p>{metadata.blogDescription}</p>
          <p className={styles.about}>{blog.description}</p>
        </>
      }
    >
      {featured.length > 0 && (
        <section aria-labelledby="featured" className={styles.section}>
          <h2 id="featured">{blog.list.featured}</h2>
          <PostCards featured heading="h3" items={featured} />
        </section>
      )}
      <section aria-labelledby="all-posts" className={styles.section}>
        <h2 id="all-posts">{blog.list.all}</h2>
        <p className="caption">{blog.list.order}</p>
        <PostCards heading="h3" items={items} />
      </section>
      <Paginator
        label={translate({id: 'theme.blog.paginator.navAriaLabel', message: 'Blog list page navigation'})}
        previous={page(metadata.previousPage)}
        next={page(metadata.nextPage)}
      />
      <section aria-labelledby="follow" className={styles.more}>
        <h2 id="follow">{blog.feed.follow}</h2>
        <FollowBlog />
        <ArrowLink to={routes.blogTags}>{blog.tags.all}</ArrowLink>
        <ArrowLink to={routes.blogAuthors}>{blog.authors.all}</ArrowLink>
      </section>
    </BlogPage>
  );
}
