import type {FeatureId} from '@site/src/data/planSchema';
import {priceList} from '@site/src/data/priceList';
import {formats} from '@site/src/lib/format';

const {all, several, entry, planWith} = priceList;
const price = formats('en').eur(entry.eurPerMonth);

/** Phrases about the plans that several pages use. */
export const priceListWords = {
  /** How many there are, at the beginning of a sentence. */
  count: ['One plan', 'Two plans', 'Three plans', 'Four plans', 'Five plans', 'Six plans'][all.length - 1]!,
  /** At the beginning of a sentence, with "a month" after it, and within one. */
  from: several ? `Plans from ${price}` : `One plan at ${price}`,
  fromWithin: several ? `plans from ${price}` : `one plan at ${price}`,
  /** Which plans have a feature, at the end of a clause. */
  since: (feature: FeatureId) => {
    const plan = planWith(feature);
    if (!several) {
      return `with ${plan.name}`;
    }
    return plan === entry ? 'on every plan' : `from the ${plan.name} plan up`;
  },
};

export type PriceListContent = typeof priceListWords;
