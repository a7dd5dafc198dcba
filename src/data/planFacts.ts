/** Amounts and flags of the price list as words need them: words write amounts and choose by flags, and compute nothing. */
import {planReach, reachClients} from './planReach';
import type {FeatureId, PricedPlan} from './planSchema';
import {contractMonths} from './plans';
import {priceList} from './priceList';
import {askedFeatures} from './priceRuler';

const {all, priced, entry, trial, popular, top, includes, planWith} = priceList;

const firstWith = (feature: FeatureId) => ({
  ...planWith(feature),
  /** True if a smaller plan lacks it. */
  later: planWith(feature) !== entry,
  /** Names of all plans that have it, the smallest first. */
  names: all.filter((plan) => includes(plan, feature)).map(({name}) => name),
});

/** The smallest plan that has a feature. */
export type FeaturePlan = ReturnType<typeof firstWith>;

/** The smallest plan that has each feature. */
export const featurePlans = Object.fromEntries(
  all.flatMap(({adds}) => adds).map((feature) => [feature, firstWith(feature)]),
) as Readonly<Record<FeatureId, FeaturePlan>>;

/** True if these begin with the same plan as the full catalogue. */
export const withFullCatalogue = {
  customFrameworks: planWith('customFrameworks') === planWith('fullCatalogue'),
  customDomain: planWith('customDomain') === planWith('fullCatalogue'),
};

/** True if the smallest plan does the work of all tools of a traditional stack. */
export const entryHasAllTools = !featurePlans.remediationEngine.later && !featurePlans.clientWorkspace.later;

/** What providers ask for and the plan that most choose adds to the smallest. */
export const popularExtras = askedFeatures.filter(
  (feature) => includes(popular, feature) && !includes(entry, feature),
);

/** A year of a plan, EUR. */
export const yearEur = {
  entry: entry.eurPerMonth * contractMonths,
  /** `null` if the price is on request. */
  trial: trial.eurPerMonth === null ? null : trial.eurPerMonth * contractMonths,
};

const withClientPrice = (plan: PricedPlan) => ({
  ...plan,
  /** EUR a month for one client once all that the plan includes are there; `null` if clients are unlimited. */
  eurPerClient: plan.clients === null ? null : plan.eurPerMonth / plan.clients,
});

/** A plan with the price of one client. */
export type FullPlan = ReturnType<typeof withClientPrice>;

/** The smallest plan and the one that most choose. */
export const fullPlans = {entry: withClientPrice(entry), popular: withClientPrice(popular)};

const topReach = planReach.find(({plan}) => plan === top);

/** Where the scans of the largest plan end; `undefined` if they are unlimited. */
export const scanLimit =
  top.scansPerMonth === null || !topReach || topReach.dailyClients === null
    ? undefined
    : {scansPerMonth: top.scansPerMonth, dailyClients: topReach.dailyClients};

const smaller = priced.at(-2);
const clientEur = ({eurPerMonth, clients}: PricedPlan) => eurPerMonth / (clients ?? reachClients);

/** The step to the largest plan, if it costs three times as much or more and brings workspaces; else `undefined`. */
export const steepStep =
  smaller && !includes(smaller, 'clientWorkspace') && top.eurPerMonth >= 3 * smaller.eurPerMonth
    ? {
        name: smaller.name,
        times: Math.round(top.eurPerMonth / smaller.eurPerMonth),
        /** EUR a month for one client once all are there. */
        clientEur: {before: clientEur(smaller), after: clientEur(top)},
        extraClientEur: smaller.addOns?.extraClient,
        withApi: includes(top, 'fullApi'),
      }
    : undefined;
