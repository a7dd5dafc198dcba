import Link from '@docusaurus/Link';
import {ArrowRight} from 'lucide-react';
import {home} from '@content/home';
import {routes} from '@site/src/data/routes';
import styles from './SavingsCallout.module.css';

const words = home.savingsCallout;

export function SavingsCallout() {
  return (
    <section className={styles.callout} aria-labelledby="savings-callout-title">
      <div className={styles.inner}>
        <h2 id="savings-callout-title" className={styles.title}>
          {words.title}
        </h2>
        <p>{words.text}</p>
        <Link to={routes.pricingComparison} className={styles.link}>
          {words.action}
          <ArrowRight aria-hidden size={20} />
        </Link>
      </div>
    </section>
  );
}
