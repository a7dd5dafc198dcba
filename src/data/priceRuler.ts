import {priceList} from './priceList';
import type {FeatureId} from './planSchema';

/** Features that some providers require, as listed below the ruler. */
export const askedFeatures = [
  'fullCatalogue',
  'customDomain',
  'remediationEngine',
  'clientWorkspace',
] as const satisfies readonly FeatureId[];

/** Those that only some priced plans have: selecting one in the ruler excludes plans. */
export const priceRulerNeeds = askedFeatures.filter((feature) => {
  const plan = priceList.planWith(feature);
  return plan !== priceList.entry && plan.eurPerMonth !== null;
});

/** Inputs of the price ruler. Amounts in EUR per client and month. */
export const priceRulerInputs = {
  clients: {default: 40, min: 1, max: 200},
  mspUsers: {default: 1, min: 1, max: 50},
  /**
   * The provider's own cost per client: work, tools and shared costs. The default is the sum of the lines below
   * "Platform" in the example of docs/guides/pricing.md.
   */
  ownCost: {default: 115, min: 0, max: 10_000},
  /** Desired margin, percent of the price. The default is the guide's example. 100% would need an infinite price. */
  margin: {default: 50, min: 0, max: 95},
  /** The provider's intended price. If empty, the suggested price. */
  price: {min: 0, max: 10_000},
} as const;

/** Selected at first: most partners start because their clients need NIS2. */
export const neededAtFirst: readonly FeatureId[] = priceRulerNeeds.filter(
  (feature) => feature === 'fullCatalogue',
);

/** Query parameters: `?clients=40&users=1&cost=115&margin=50&ask=150&needs=customDomain`. */
export const priceRulerParameters = ['clients', 'users', 'cost', 'margin', 'ask', 'needs'] as const;
