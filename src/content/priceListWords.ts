import type {FeaturePlan} from '@site/src/data/planFacts';
import {priceList} from '@site/src/data/priceList';
import {formats} from '@site/src/data/format';

const {several, entry} = priceList;
const price = formats('en').eur(entry.eurPerMonth);

/** Phrases about the plans that several pages use. */
export const priceListWords = {
  /** At the beginning of a sentence, with "a month" after it, and within one. */
  from: several ? `Plans from ${price}` : `One plan at ${price}`,
  fromWithin: several ? `plans from ${price}` : `one plan at ${price}`,
  /** Which plans have a feature, at the end of a clause. */
  since: ({name, later}: FeaturePlan) =>
    later ? `from the ${name} plan up` : several ? 'on every plan' : `with ${name}`,
};

export type PriceListContent = typeof priceListWords;
