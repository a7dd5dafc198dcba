// sourceHash: 'b78ffb52a987'
import {priceList} from '@site/src/data/priceList';
import {formats} from '@site/src/data/format';
import type {PriceListContent} from '@site/src/content/priceListWords';

const {several, entry} = priceList;
const price = formats('it').eur(entry.eurPerMonth);

export const priceListWords: PriceListContent = {
  from: several ? `Piani a partire da ${price}` : `Un piano a ${price}`,
  fromWithin: several ? `piani a partire da ${price}` : `un piano a ${price}`,
  since: ({name, later}) => (later ? `da ${name} in su` : several ? 'con ogni piano' : `con ${name}`),
};
