/** The plans as pages ask for them: the smallest, those with a price, the one that has a feature. */
import type {FeatureId, Plan, PricedPlan} from './planSchema';
import {plans} from './plans';

type Listed = (typeof plans)[number];
/** A plan of this site, by the name that its records have in the code. */
export type PlanId = Listed['id'];

/** What each plan says of itself. */
interface OwnWords {
  readonly tagline: string;
  readonly description: string;
  /** What it adds to the plan before it, as the pricing page lists it. */
  readonly features: readonly string[];
  /** What the home page says of a plan with a price: its step on the way up, and what its card lists below the limits. */
  readonly home?: {readonly step: string; readonly features: readonly string[]};
}

/** Words of the plans by their ids. A plan without a price is not on the home page. */
export type PlanWords = {
  readonly [Id in PlanId]: Extract<Listed, {id: Id}>['eurPerMonth'] extends null
    ? Omit<OwnWords, 'home'>
    : Required<OwnWords>;
};

/**
 * Words of the plans as parts of pages read them.
 *
 * @param words the words of one language, complete
 */
export const readPlanWords = (words: PlanWords): Readonly<Record<string, OwnWords>> => words;

const isPriced = (plan: Plan): plan is PricedPlan => plan.eurPerMonth !== null;

/**
 * Reads a price list.
 *
 * @param all one to six plans, the smallest first, as `planProblems` accepts them
 * @throws Error without a plan that has a price
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
    /** Every plan, the smallest first. */
    all,
    /** Those with a price; they have a column in the comparison. */
    priced,
    /** Those that sell further clients and users. */
    extendable: priced.flatMap(({name, addOns}) => (addOns ? [{name, addOns}] : [])),
    /** The one whose price is agreed with the client. */
    onRequest: all.find((plan) => !isPriced(plan)),
    /** The smallest. */
    entry,
    /** The largest that has a price. */
    top,
    /** The one that most choose; the largest with a price where none is marked so. */
    popular: priced.find(({popular}) => popular) ?? top,
    /** The smallest that can be tried for free. */
    trial: all.find(({freeTrial}) => freeTrial) ?? entry,
    /** Whether there is anything to choose between. */
    several: all.length > 1,
    /** The plan before one, whose features it has too. */
    before: (plan: Plan): Plan | undefined => all[all.indexOf(plan) - 1],
    /** Whether a plan has a feature. */
    includes: (plan: Plan, feature: FeatureId): boolean => all.indexOf(plan) >= begins(feature),
    /** The smallest plan that has a feature. */
    planWith: (feature: FeatureId): Plan => all[begins(feature)] ?? top,
  };
}

/** The site's price list. */
export const priceList = readPriceList(plans);
