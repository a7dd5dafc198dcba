// sourceHash: '9968afcdd3bc'
import {priceList} from '@site/src/data/priceList';
import {formats} from '@site/src/lib/format';
import type {PriceListContent} from '@site/src/content/priceListWords';

const {all, several, entry, planWith} = priceList;
const price = formats('it').eur(entry.eurPerMonth);

export const priceListWords: PriceListContent = {
  count: ['Un piano', 'Due piani', 'Tre piani', 'Quattro piani', 'Cinque piani', 'Sei piani'][
    all.length - 1
  ]!,
  from: several ? `Piani a partire da ${price}` : `Un piano a ${price}`,
  fromWithin: several ? `piani a partire da ${price}` : `un piano a ${price}`,
  since: (feature) => {
    const plan = planWith(feature);
    if (!several) {
      return `con ${plan.name}`;
    }
    return plan === entry ? 'con ogni piano' : `da ${plan.name} in su`;
  },
};
