import Link from '@docusaurus/Link';
import {blog} from '@content/blog';
import type {Content} from '@theme/BlogPostPage';
import {Badge} from '@site/src/ui/Badge';
import {Picture} from '@site/src/ui/Picture';
import {Unbroken} from '@site/src/ui/Unbroken';
import {useLanguage} from '../../site/LanguageContext';
import {useTextAttributes} from '../../site/useTranslationState';
import {Byline} from './Byline';
import {asPost, authorsOf, type Post, PostDate, useReadingTime} from '../reading';
import styles from './PostCards.module.css';

interface PostCardProps {
  of: Post;
  heading: 'h2' | 'h3';
}

/** The whole card is clickable, but its title is the only link. */
function PostCard({of: post, heading: Heading}: PostCardProps) {
  const {metadata, frontMatter, picture} = post;
  const readingTime = useReadingTime(post);
  const {textLanguage} = useLanguage();
  // Marks the language of an untranslated post, unless the surrounding text has the same language.
  const own = useTextAttributes(metadata.permalink);
  const borrowed = own.lang === textLanguage ? {} : own;
  return (
    <li className={styles.card}>
      {picture && (
        <Picture of={picture} alt={frontMatter.imageAlt ?? ''} sizes="(min-width: 40rem) 24rem, 92vw" />
      )}
      <div className={styles.body}>
        {borrowed.lang && <Badge tone="muted">{blog.list.untranslated}</Badge>}
        <Heading {...borrowed}>
          <Link to={metadata.permalink}>
            <Unbroken>{metadata.title}</Unbroken>
          </Link>
        </Heading>
        <p {...borrowed}>{metadata.description}</p>
        <Byline
          authors={authorsOf(post)}
          notes={[<PostDate key="date" date={metadata.date} />, readingTime]}
        />
      </div>
    </li>
  );
}

interface PostCardsProps {
  items: readonly {readonly content: Content}[];
  heading?: PostCardProps['heading'];
  /** Two columns, with the first of an odd number across both. Default: up to three columns. */
  featured?: boolean;
}

export function PostCards({items, heading = 'h2', featured}: PostCardsProps) {
  return (
    <ul className={styles.cards} data-featured={featured}>
      {items.map(({content}) => (
        <PostCard key={content.metadata.permalink} of={asPost(content)} heading={heading} />
      ))}
    </ul>
  );
}
