import Link from '@docusaurus/Link';
import {ArrowRight} from '@site/src/ui/icons';
import {pricing} from '@content/pricing';
import {routes} from '@site/src/data/routes';
import styles from './SavingsBanner.module.css';

const words = pricing.savingsBanner;

export function SavingsBanner() {
  return (
    <p className={`${styles.banner} screenOnly`}>
      <Link to={routes.savingsCalculator}>
        <b>{words.text}</b> <span className="hiddenOnPhones">{words.action}</span>
        <ArrowRight aria-hidden size={18} />
      </Link>
    </p>
  );
}
