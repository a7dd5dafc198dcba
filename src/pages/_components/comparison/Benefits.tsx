import Link from '@docusaurus/Link';
import {BadgeCheck, ReceiptText, Workflow, type Icon} from '@site/src/ui/icons';
import {pricingComparison} from '@content/pricingComparison';
import {Section} from '@site/src/ui/Section';
import {Grid} from '@site/src/ui/Grid';
import {routes} from '@site/src/data/routes';
import {keysOf} from '@site/src/lib/keysOf';
import styles from './Benefits.module.css';

const words = pricingComparison.benefits;
type BenefitId = keyof typeof words.items;

const icons: Record<BenefitId, Icon> = {
  contracts: ReceiptText,
  work: Workflow,
  brand: BadgeCheck,
};

export function Benefits() {
  return (
    <Section id="benefits" title={words.title}>
      <Grid as="ul" columns={3} className={`${styles.cards} points`}>
        {keysOf(icons).map((id) => {
          const Icon = icons[id];
          return (
            <li key={id}>
              <Link to={routes.solutions} className={styles.card}>
                <Icon aria-hidden size={28} strokeWidth={1.75} className={styles.icon} />
                <h3>{words.items[id].title}</h3>
                <p>{words.items[id].text}</p>
              </Link>
            </li>
          );
        })}
      </Grid>
    </Section>
  );
}
