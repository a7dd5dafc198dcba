import {priceList} from './priceList';
import type {FeatureId} from './planSchema';

/** Features that some providers cannot do without, as the note below the ruler names them. */
export const askedFeatures = [
  'fullCatalogue',
  'customDomain',
  'remediationEngine',
  'clientWorkspace',
] as const satisfies readonly FeatureId[];

/** Those of them that tell plans with a price apart: a choice in the ruler leaves out the plans without them. */
export const priceRulerNeeds = askedFeatures.filter((feature) => {
  const plan = priceList.planWith(feature);
  return plan !== priceList.entry && plan.eurPerMonth !== null;
});

/** Inputs of the price ruler. Amounts in EUR per client and month. */
export const priceRulerInputs = {
  clients: {default: 40, min: 1, max: 200},
  mspUsers: {default: 1, min: 1, max: 50},
  /**
   * The provider's own cost of one client: work, tools and what they share. It starts with the lines below "Platform" of the
   * example in docs/guides/pricing.md, an example as they are.
   */
  ownCost: {default: 115, min: 0, max: 10_000},
  /** Share of the price that is to be kept, percent; the guide's example. All of it would take an endless price. */
  margin: {default: 50, min: 0, max: 95},
  /** What the provider means to ask; left empty, it is the price to ask. */
  price: {min: 0, max: 10_000},
} as const;

/** Numbers of clients for which the table says what each plan costs. */
export const priceRulerSamples = [1, 10, 40, 100, 200] as const;

/** Parameters of the address that hold what was entered: `?clients=40&users=1&cost=115&margin=50&ask=150&needs=customDomain`. */
export const priceRulerParameters = ['clients', 'users', 'cost', 'margin', 'ask', 'needs'] as const;
