import Link from '@docusaurus/Link';
import {blog} from '@content/blog';
import {ButtonLink} from '@site/src/ui/ButtonLink';
import {Feedback, type Post, Provenance, TagLinks} from '../reading';
import {LinkRow} from '@site/src/ui/LinkRow';
import {routes} from '@site/src/data/routes';
import {Cluster} from '@site/src/ui/Cluster';
import styles from './PostFooter.module.css';

export function PostFooter({of: {metadata, frontMatter}}: {of: Post}) {
  const {footer} = frontMatter;
  const ways = (
    <LinkRow className={`${styles.ways} screenOnly`}>
      <li>
        <Link to={routes.blog}>{blog.post.backToBlog}</Link>
      </li>
      <li>
        <Link to={routes.blogSubscribe}>{blog.feed.follow}</Link>
      </li>
    </LinkRow>
  );
  return (
    <footer className={styles.footer}>
      <TagLinks label={blog.tags.title} items={metadata.tags} />
      {footer ? (
        <Cluster apart={!footer.also} className={`${styles.next} screenOnly`}>
          <p style={footer.also && {flexBasis: '100%'}}>{footer.text}</p>
          <ButtonLink to={footer.to}>{footer.label}</ButtonLink>
          {footer.also && (
            <ButtonLink to={footer.also.to} variant="secondary">
              {footer.also.label}
            </ButtonLink>
          )}
          {ways}
        </Cluster>
      ) : (
        ways
      )}
      <Feedback {...metadata} />
      <Provenance of={metadata} linkOnly />
    </footer>
  );
}
