/** Amounts and flags of the price list for the words, which compute nothing themselves. */
import type {FeatureId, PricedPlan} from './planSchema';
import {contractMonths} from './plans';
import {priceList} from './priceList';
import {askedFeatures, priceRulerInputs} from './priceRuler';
import {toolFeature, toolIds} from './savings';

const {all, priced, entry, trial, popular, top, includes, planWith} = priceList;

const firstWith = (feature: FeatureId) => ({
  ...planWith(feature),
  /** True if a smaller plan lacks the feature. */
  later: planWith(feature) !== entry,
  /** Names of all plans with the feature, the smallest first. */
  names: all.filter((plan) => includes(plan, feature)).map(({name}) => name),
});

export type FeaturePlan = ReturnType<typeof firstWith>;

export const featurePlans = Object.fromEntries(
  all.flatMap(({adds}) => adds).map((feature) => [feature, firstWith(feature)]),
) as Readonly<Record<FeatureId, FeaturePlan>>;

/** True if the smallest plan replaces all tools of a traditional stack. */
export const entryHasAllTools = toolIds.every((id) => !featurePlans[toolFeature[id]].later);

/** Features that providers ask for and that the most popular plan adds to the smallest. */
export const popularExtras = askedFeatures.filter(
  (feature) => includes(popular, feature) && !includes(entry, feature),
);

/** Yearly price, EUR. */
export const yearEur = {
  entry: entry.eurPerMonth * contractMonths,
  /** `null` if the price is on request. */
  trial: trial.eurPerMonth === null ? null : trial.eurPerMonth * contractMonths,
};

const smaller = priced.at(-2);
const clientEur = ({eurPerMonth, clients}: PricedPlan) =>
  eurPerMonth / (clients ?? priceRulerInputs.clients.max);

/** The step to the largest plan, if it at least triples the price and adds workspaces; else `undefined`. */
export const steepStep =
  smaller && !includes(smaller, 'clientWorkspace') && top.eurPerMonth >= 3 * smaller.eurPerMonth
    ? {
        name: smaller.name,
        times: Math.round(top.eurPerMonth / smaller.eurPerMonth),
        /** EUR per client and month with all included clients. */
        clientEur: {before: clientEur(smaller), after: clientEur(top)},
        withApi: includes(top, 'fullApi'),
      }
    : undefined;
