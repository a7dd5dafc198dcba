import Link from '@docusaurus/Link';
import {blog} from '@content/blog';
import {ButtonLink} from '@site/src/components/ui/ButtonLink';
import type {Post} from './post';
import {Cluster} from '@site/src/components/ui/Cluster';
import styles from './PostFooter.module.css';

/** What stands below an article: its subjects, and where to go on. */
export function PostFooter({of: {metadata, frontMatter}}: {of: Post}) {
  const {footer} = frontMatter;
  return (
    <footer className={styles.footer}>
      {metadata.tags.length > 0 && (
        <Cluster as="nav" aria-label={blog.tags.title} className={`${styles.tags} caption`}>
          <span aria-hidden>{blog.tags.title}</span>
          <Cluster as="ul">
            {metadata.tags.map(({permalink, label}) => (
              <li key={permalink}>
                <Link to={permalink} rel="tag">
                  {label}
                </Link>
              </li>
            ))}
          </Cluster>
        </Cluster>
      )}
      {footer && (
        <Cluster apart className={`${styles.next} screenOnly`}>
          <p>{footer.text}</p>
          <ButtonLink to={footer.to}>{footer.label}</ButtonLink>
        </Cluster>
      )}
    </footer>
  );
}
