import {priceRuler as words} from '@content/priceRuler';
import PriceRuler from '@site/src/features/calculators/PriceRuler.island';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {Section} from '@site/src/ui/Section';
import {priceRulerParameters} from '@site/src/data/priceRuler';
import {routes} from '@site/src/data/routes';

export function PriceRulerSection() {
  return (
    <Section id="price-ruler" space="joined" title={words.title} lede={words.lede} near>
      <PriceRuler when="intent" query={priceRulerParameters} />
      <ArrowLink to={routes.guidePricing}>{words.guide}</ArrowLink>
    </Section>
  );
}
