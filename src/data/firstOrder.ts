import {contractMonths, whiteLabelSetupEur} from './plans';
import type {Plan, PricedPlan} from './planSchema';
import {priceList} from './priceList';

/** Returns the one-time setup fee of a plan's white label, in EUR. */
export const setupOf = (plan: Plan): number =>
  priceList.includes(plan, 'logoAndColours') ? whiteLabelSetupEur : 0;

function yearOf(plan: PricedPlan) {
  const year = plan.eurPerMonth * contractMonths;
  const setup = setupOf(plan);
  return {year, setup, total: year + setup};
}

/** First-year cost of each plan with a price, without add-ons, in EUR before tax. */
export const firstYears = priceList.priced.map((plan) => ({plan, ...yearOf(plan)}));
