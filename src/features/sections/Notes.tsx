import Link from '@docusaurus/Link';
import {clauses} from '@content/clauses';
import {routes} from '@site/src/data/routes';
import {List} from '../../ui/List';
import styles from './Notes.module.css';

const {title, fairUse} = clauses;

interface NotesProps {
  of: readonly string[];
  /** Adds the limit of what plans call unlimited. */
  unlimited?: boolean;
}

/** A page's only footnotes. Its texts refer to the first with `¹`. */
export function Notes({of, unlimited}: NotesProps) {
  return (
    <aside className={styles.notes} aria-label={title}>
      <List of={of} />
      {unlimited && (
        <p>
          {fairUse.text} <Link to={routes.fairUse}>{fairUse.link}</Link>.
        </p>
      )}
    </aside>
  );
}
