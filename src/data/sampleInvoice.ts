import {computeFloorPrice, floorPriceDefaults} from './calculators/floorPrice';
import {toCents} from '../lib/round';

const {lines, list} = computeFloorPrice(floorPriceDefaults);
const plan = toCents(lines.platform);
const own = toCents(list.cost - plan);

/**
 * A month's invoice to the sample client, and its profit, EUR. Price and costs are the pricing guide's example
 * (`floorPrice.ts`). `plan` is the client's share of the plan, `own` the partner's work, tools and yearly costs.
 */
export const sampleInvoice = {
  price: list.price,
  plan,
  own,
  kept: toCents(list.price - plan - own),
  sample: true,
} as const;
