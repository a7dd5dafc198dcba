import Link from '@docusaurus/Link';
import {priceRuler as words} from '@content/priceRuler';
import PriceRuler from '@site/src/components/calculators/PriceRuler.island';
import {ArrowLink} from '@site/src/components/ui/ArrowLink';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {Split} from '@site/src/components/ui/Split';
import {priceRulerParameters} from '@site/src/data/priceRuler';
import {routes} from '@site/src/data/routes';
import {PriceTable} from './PriceTable';
import styles from './PriceRulerSection.module.css';

/** What every plan costs for a number of clients: the ruler, the same as a table, and the way to the pricing guide. */
export function PriceRulerSection() {
  return (
    <Section id="price-ruler">
      <SectionHeading
        section="price-ruler"
        eyebrow={words.eyebrow}
        title={words.title}
        lede={words.lede}
        near
      />
      <PriceRuler when="intent" query={priceRulerParameters} />
      <Split first={1.6} align="start" className={styles.below}>
        <PriceTable />
        <div className={styles.notes}>
          <p className="caption">
            {words.note} <Link to="#comparison">{words.features}</Link>
          </p>
          <ArrowLink to={routes.guidePricing}>{words.guide}</ArrowLink>
        </div>
      </Split>
    </Section>
  );
}
