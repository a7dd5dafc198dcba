import Link from '@docusaurus/Link';
import {Cluster} from '@site/src/ui/Cluster';
import styles from './TagLinks.module.css';

interface TagLinksProps {
  label: string;
  items: readonly {readonly permalink: string; readonly label: string}[];
}

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
