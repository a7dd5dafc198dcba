import {home} from '@content/home';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {Cluster} from '@site/src/ui/Cluster';
import {routes} from '@site/src/data/routes';
import {typesetting} from '@content/typesetting';
import styles from './SavingsCallout.module.css';

const words = home.savingsCallout;

export function SavingsCallout() {
  return (
    <Cluster as="section" apart className={styles.callout} aria-labelledby="savings-callout-title">
      <h2 id="savings-callout-title">{typesetting.title(words.title)}</h2>
      <ArrowLink to={routes.pricingComparison}>{words.action}</ArrowLink>
    </Cluster>
  );
}
