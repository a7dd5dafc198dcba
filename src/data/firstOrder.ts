import {contractMonths, whiteLabelSetupEur} from './plans';
import type {Plan} from './planSchema';
import {priceList} from './priceList';

/** Returns the one-time setup fee of a plan's white label, in EUR. */
export const setupOf = (plan: Plan): number =>
  priceList.includes(plan, 'logoAndColours') ? whiteLabelSetupEur : 0;

const {trial} = priceList;

/** First-year cost of the plan with a free trial, in EUR before tax; undefined if its price is on request. */
export const firstOrder =
  trial.eurPerMonth === null
    ? undefined
    : {
        trial: 0,
        year: trial.eurPerMonth * contractMonths,
        setup: setupOf(trial),
        total: trial.eurPerMonth * contractMonths + setupOf(trial),
      };
