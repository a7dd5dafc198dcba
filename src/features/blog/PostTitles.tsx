import Link from '@docusaurus/Link';
import {Unbroken} from '@site/src/ui/Unbroken';
import styles from './PostTitles.module.css';

interface PostTitlesProps {
  /** Newest first. */
  posts: readonly {readonly title: string; readonly permalink: string}[];
}

const shown = 3;

export function PostTitles({posts}: PostTitlesProps) {
  return (
    <ul className={styles.titles}>
      {posts.slice(0, shown).map(({title, permalink}) => (
        <li key={permalink}>
          <Link to={permalink}>
            <Unbroken>{title}</Unbroken>
          </Link>
        </li>
      ))}
    </ul>
  );
}
