import {planWords as words} from '@content/planWords';
import {pricing} from '@content/pricing';
import type {Plan} from '@site/src/data/planSchema';
import {priceList, readPlanWords} from '@site/src/data/priceList';

const {actions, everythingIn, freeTrial} = pricing.plans;

/** The words of each plan, by its id. */
export const planWords = readPlanWords(words);

/** What a plan adds to the one before it, line by line. */
export function featuresOf(plan: Plan): string[] {
  const before = priceList.before(plan);
  return [
    ...(before ? [everythingIn(before.name)] : []),
    ...planWords[plan.id]!.features,
    ...(plan.freeTrial ? [freeTrial] : []),
  ];
}

/** What the button of a plan says. */
export const actionOf = (plan: Plan): string => (plan.freeTrial ? actions.trial : actions.other);
