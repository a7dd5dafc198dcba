/** Queries on the plans: the smallest, those with a price, the first with a feature. */
import type {FeatureId, Plan, PricedPlan} from './planSchema';
import {plans} from './plans';

type Listed = (typeof plans)[number];
export type PlanId = Listed['id'];

interface OwnWords {
  readonly tagline: string;
  readonly description: string;
  /** Features added to the previous plan, for the pricing page. */
  readonly features: readonly string[];
  /** The plan's step on the home page. Only for priced plans. */
  readonly home?: {readonly step: string};
}

/** Words of the plans by id. A plan without a price is not on the home page. */
export type PlanWords = {
  readonly [Id in PlanId]: Extract<Listed, {id: Id}>['eurPerMonth'] extends null
    ? Omit<OwnWords, 'home'>
    : Required<OwnWords>;
};

/** Widens the words of all plans in a language for components. */
export const readPlanWords = (words: PlanWords): Readonly<Record<string, OwnWords>> => words;

const isPriced = (plan: Plan): plan is PricedPlan => plan.eurPerMonth !== null;

/**
 * Reads a price list.
 *
 * @param all one to six plans, the smallest first, as `planProblems` accepts them
 * @throws Error if no plan has a price
 */
export function readPriceList(all: readonly Plan[]) {
  const priced = all.filter(isPriced);
  const [entry, top] = [priced[0], priced.at(-1)];
  if (!entry || !top) {
    throw new Error('src/data/plans.ts: there must be a plan with a price.');
  }
  const begins = (feature: FeatureId) => {
    const at = all.findIndex(({adds}) => adds.includes(feature));
    return at < 0 ? Infinity : at;
  };
  return {
    all,
    /** Plans with a price: columns of the comparison. */
    priced,
    /** Plans that sell additional clients and users. */
    extendable: priced.flatMap(({name, addOns}) => (addOns ? [{name, addOns}] : [])),
    onRequest: all.find((plan) => !isPriced(plan)),
    entry,
    /** The largest plan with a price. */
    top,
    /** The plan marked as popular, else the largest with a price. */
    popular: priced.find(({popular}) => popular) ?? top,
    /** The smallest plan with a free trial. */
    trial: all.find(({freeTrial}) => freeTrial) ?? entry,
    several: all.length > 1,
    /** The previous plan, whose features a plan includes. */
    before: (plan: Plan): Plan | undefined => all[all.indexOf(plan) - 1],
    includes: (plan: Plan, feature: FeatureId): boolean => all.indexOf(plan) >= begins(feature),
    planWith: (feature: FeatureId): Plan => all[begins(feature)] ?? top,
  };
}

export const priceList = readPriceList(plans);
