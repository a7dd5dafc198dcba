import {contractMonths, whiteLabelSetupEur} from './plans';
import type {Plan, PricedPlan} from './planSchema';
import {priceList} from './priceList';

/** What a plan costs once, besides its price: the setup of the white label, EUR. */
export const setupOf = (plan: Plan): number =>
  priceList.includes(plan, 'logoAndColours') ? whiteLabelSetupEur : 0;

function yearOf(plan: PricedPlan) {
  const year = plan.eurPerMonth * contractMonths;
  const setup = setupOf(plan);
  return {year, setup, total: year + setup};
}

/** What the first year of each plan with a price costs, without add-ons, EUR without taxes. */
export const firstYears = priceList.priced.map((plan) => ({plan, ...yearOf(plan)}));

const tried = firstYears.find(({plan}) => plan === priceList.trial);

/** What the first year of the plan that can be tried costs, EUR without taxes; none where its price is on request. */
export const firstOrder = tried && {trial: 0, year: tried.year, setup: tried.setup, total: tried.total};
