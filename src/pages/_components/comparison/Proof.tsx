import {pricingComparison} from '@content/pricingComparison';
import {Quote} from '@site/src/features/sections/Quote';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {Section} from '@site/src/ui/Section';
import {Grid} from '@site/src/ui/Grid';
import {routes} from '@site/src/data/routes';
import styles from './Proof.module.css';

const words = pricingComparison.proof;

export function Proof() {
  return (
    <Section id="partners" tone="soft" title={words.title} near>
      <Grid columns={3} className={styles.quotes}>
        {words.quotes.map((quote) => (
          <Quote key={quote.author} {...quote} />
        ))}
      </Grid>
      <ArrowLink to={routes.growthModels}>{words.action}</ArrowLink>
    </Section>
  );
}
