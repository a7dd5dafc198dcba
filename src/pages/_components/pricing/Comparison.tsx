import {pricing} from '@content/pricing';
import {ButtonLink} from '@site/src/ui/ButtonLink';
import {Section, SectionHeading} from '@site/src/ui/Section';
import {Cluster} from '@site/src/ui/Cluster';
import {routes} from '@site/src/data/routes';
import {ComparisonTable} from './ComparisonTable';
import styles from './Comparison.module.css';

const words = pricing.comparison;

export function Comparison() {
  return (
    <Section id="comparison" tone="soft">
      <SectionHeading section="comparison" title={words.title} lede={words.lede} near />
      <ComparisonTable />
      <Cluster apart className={`${styles.next} points`}>
        <div>
          <h3>{words.next.title}</h3>
          <p>{words.next.text}</p>
        </div>
        <ButtonLink to={routes.savingsCalculator}>{words.next.action}</ButtonLink>
      </Cluster>
    </Section>
  );
}
