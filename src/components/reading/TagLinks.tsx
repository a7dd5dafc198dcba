import Link from '@docusaurus/Link';
import {Cluster} from '@site/src/components/ui/Cluster';
import styles from './TagLinks.module.css';

interface TagLinksProps {
  /** Stands before the tags, and names them for screen readers. */
  label: string;
  items: readonly {readonly permalink: string; readonly label: string}[];
}

/** The subjects of a text, each with a link to all texts about it. */
export function TagLinks({label, items}: TagLinksProps) {
  if (items.length === 0) {
    return null;
  }
  return (
    <Cluster as="nav" aria-label={label} className={`${styles.tags} caption`}>
      <span aria-hidden>{label}</span>
      <Cluster as="ul">
        {items.map(({permalink, label: name}) => (
          <li key={permalink}>
            <Link to={permalink} rel="tag">
              {name}
            </Link>
          </li>
        ))}
      </Cluster>
    </Cluster>
  );
}
