import {pricingComparison} from '@content/pricingComparison';
import {Quote} from '@site/src/features/sections/Quote';
import {ButtonLink} from '@site/src/ui/ButtonLink';
import {Section, SectionHeading} from '@site/src/ui/Section';
import {Cluster} from '@site/src/ui/Cluster';
import {Grid} from '@site/src/ui/Grid';
import {routes} from '@site/src/data/routes';
import styles from './Proof.module.css';

const words = pricingComparison.proof;

export function Proof() {
  return (
    <Section id="partners" tone="soft">
      <Cluster apart end>
        <SectionHeading section="partners" eyebrow={words.eyebrow} title={words.title} />
        <ButtonLink variant="secondary" to={routes.growthModels}>
          {words.action}
        </ButtonLink>
      </Cluster>
      <Grid columns={3} className={styles.quotes}>
        {words.quotes.map((quote) => (
          <Quote key={quote.author} {...quote} />
        ))}
      </Grid>
    </Section>
  );
}
