import Link from '@docusaurus/Link';
import {moreResources} from '@content/moreResources';
import {ReportFan} from '@site/src/features/illustrations';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {routes} from '@site/src/data/routes';
import styles from './MoreResources.module.css';

const {report, checklists, tools, more} = moreResources;

export function ReportTeaser() {
  return (
    <section className={styles.report}>
      <div>
        <h2>{report.title}</h2>
        <p>{report.text}</p>
        <ArrowLink to={routes.sampleReport}>{report.action}</ArrowLink>
      </div>
      <ReportFan />
    </section>
  );
}

export function MoreResources() {
  return (
    <div className={styles.more} data-beside="">
      {[checklists, tools, more].map(({title, items}) => (
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
