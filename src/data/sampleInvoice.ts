import {computeFloorPrice, floorPriceDefaults} from './calculators/floorPrice';
import {toCents} from '../lib/decimal';

const {lines, list} = computeFloorPrice(floorPriceDefaults);
const plan = toCents(lines.platform);
const own = toCents(list.cost - plan);

/**
 * What a sample partner invoices the sample client for a month, and what stays of it, EUR: price and costs are those of the
 * pricing guide's example (`floorPrice.ts`). `plan` is this client's share of the plan, `own` the partner's work, tools and
 * yearly costs.
 */
export const sampleInvoice = {
  price: list.price,
  plan,
  own,
  kept: toCents(list.price - plan - own),
  sample: true,
} as const;
