import Link from '@docusaurus/Link';
import {priceRuler as words} from '@content/priceRuler';
import {pricing} from '@content/pricing';
import PriceRuler from '@site/src/features/calculators/PriceRuler.island';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {Section} from '@site/src/ui/Section';
import {Cluster} from '@site/src/ui/Cluster';
import {priceRulerParameters} from '@site/src/data/priceRuler';
import {routes} from '@site/src/data/routes';
import styles from './PriceRulerSection.module.css';

export function PriceRulerSection() {
  return (
    <Section id="price-ruler" space="joined" title={words.title} lede={words.lede} near>
      <PriceRuler when="intent" query={priceRulerParameters} />
      <Cluster apart className={styles.below}>
        <p className="caption">
          {pricing.ruler.note} <Link to="#comparison">{pricing.ruler.features}</Link>. {pricing.reach.beyond}{' '}
          <Link to="#custom">{pricing.reach.title}</Link>.
        </p>
        <ArrowLink to={routes.guidePricing}>{words.guide}</ArrowLink>
      </Cluster>
    </Section>
  );
}
