import {planWords as words} from '@content/planWords';
import {pricing} from '@content/pricing';
import type {Plan} from '@site/src/data/planSchema';
import {priceList, readPlanWords} from '@site/src/data/priceList';

const {actions, everythingIn, freeTrial} = pricing.plans;

export const planWords = readPlanWords(words);

export function featuresOf(plan: Plan): string[] {
  const before = priceList.before(plan);
  return [
    ...(before ? [everythingIn(before.name)] : []),
    ...planWords[plan.id]!.features,
    ...(plan.freeTrial ? [freeTrial] : []),
  ];
}

export const actionOf = (plan: Plan): string => (plan.freeTrial ? actions.trial : actions.other);
