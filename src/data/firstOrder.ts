import {contractMonths, whiteLabelSetupEur} from './plans';
import {priceList} from './priceList';

function orderOf(eurPerMonth: number) {
  const {includes, trial} = priceList;
  const year = eurPerMonth * contractMonths;
  const setup = includes(trial, 'logoAndColours') ? whiteLabelSetupEur : 0;
  return {trial: 0, year, setup, total: year + setup};
}

const {eurPerMonth} = priceList.trial;

/** What the first year of the plan that can be tried costs, EUR without taxes; none where its price is on request. */
export const firstOrder = eurPerMonth === null ? undefined : orderOf(eurPerMonth);
