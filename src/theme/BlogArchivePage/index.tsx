// Change: all posts by year, in our own layout.
import Link from '@docusaurus/Link';
import {blog} from '@content/blog';
import {shell} from '@content/shell';
import type {Props} from '@theme/BlogArchivePage';
import {BlogPage} from '@site/src/features/blog/BlogPage';
import {PostDate} from '@site/src/features/reading/PostDate';
import {useTextLanguage} from '@site/src/site/useTranslationState';
import {archivePath} from '@site/src/data/routes';
import styles from './styles.module.css';

const {title, description} = blog.archive;

type Entry = Props['archive']['blogPosts'][number]['metadata'];

function Post({of: post}: {of: Entry}) {
  return (
    <li>
      <Link to={post.permalink} lang={useTextLanguage(post.permalink)}>
        {post.title}
      </Link>
      <small>
        <PostDate date={post.date} />
      </small>
    </li>
  );
}

export default function BlogArchivePage({archive}: Props) {
  const posts = archive.blogPosts.map(({metadata}) => metadata);
  const years = [...new Set(posts.map(({date}) => date.slice(0, 4)))];
  return (
    <BlogPage
      title={`${shell.nav.items.blog}: ${title}`}
      heading={title}
      description={description}
      below={[{name: title, path: archivePath}]}
    >
      {years.map((year) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ul>
            {posts
              .filter(({date}) => date.startsWith(year))
              .map((post) => (
                <Post key={post.permalink} of={post} />
              ))}
          </ul>
        </section>
      ))}
    </BlogPage>
  );
}
