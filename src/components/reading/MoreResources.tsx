import Link from '@docusaurus/Link';
import {moreResources} from '@content/moreResources';
import styles from './MoreResources.module.css';

/** What partners look for besides the guides: checklists within them, and pages of other sections. */
export function MoreResources() {
  return (
    <div className={styles.more}>
      {[moreResources.checklists, moreResources.more].map(({title, items}) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {items.map(({name, to}) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
