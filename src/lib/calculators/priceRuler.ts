/** The price ruler: input, query string and result. Pure: no React, no aliases. */
import {readPriceList} from '../../data/priceList';
import type {FeatureId, Plan} from '../../data/planSchema';
import {priceRulerInputs, priceRulerNeeds} from '../../data/priceRuler';
import {
  cheapest,
  earnings,
  planCosts,
  priceToAsk,
  type Demand,
  type Earnings,
  type NoCost,
  type Offer,
  type PlanCost,
} from './planCosts';
import {decimalIn, integerIn} from './query';

export interface PriceRulerInput extends Demand {
  /** The provider's own cost per client, EUR per month. */
  readonly ownCost: number;
  /** Margin to keep, percent of the price. */
  readonly margin: number;
  /** EUR per client and month; `null` means the suggested price. */
  readonly price: number | null;
  /** Required features out of `priceRulerNeeds`, in the same order. */
  readonly needs: readonly FeatureId[];
}

/** Cost of a plan, or the reason why it does not fit. The cost of a plan with missing features is not computed. */
export type RulerCost = Omit<PlanCost, 'why'> & {
  readonly why: NoCost | 'lacksFeatures' | undefined;
  readonly missing: readonly FeatureId[];
};

export interface PriceRulerResult {
  readonly costs: readonly RulerCost[];
  /** Plans with all required features, in list order. */
  readonly fitting: readonly Plan[];
  /** The cheapest plan, with suggested price and profit; undefined if no plan fits. */
  readonly least?: {
    readonly offer: Offer;
    /** True if no other plan with a price has all required features, so there is nothing to compare. */
    readonly alone: boolean;
    /** EUR per client and month, whole. */
    readonly ask: number;
    /** Price used for the profit: the provider's own, else the suggested one. */
    readonly price: number;
    readonly earnings: Earnings;
    /** Included scans per client and month; `null` means unlimited. */
    readonly scansPerClient: number | null;
  };
}

const {clients, mspUsers, ownCost, margin, price} = priceRulerInputs;

export const priceRulerDefaults: PriceRulerInput = {
  clients: clients.default,
  mspUsers: mspUsers.default,
  ownCost: ownCost.default,
  margin: margin.default,
  price: null,
  needs: [],
};

export function computePriceRuler(input: PriceRulerInput, plans: readonly Plan[]): PriceRulerResult {
  const {includes} = readPriceList(plans);
  const costs = planCosts(plans, input).map((cost) => {
    const missing = input.needs.filter((feature) => !includes(cost.plan, feature));
    return missing.length === 0
      ? {...cost, missing}
      : {...cost, missing, eurPerMonth: null, eurPerYear: null, why: 'lacksFeatures' as const};
  });
  const fitting = costs.filter(({missing}) => missing.length === 0).map(({plan}) => plan);
  const offer = cheapest(fitting, input);
  if (!offer) {
    return {costs, fitting};
  }
  const {eurPerMonth} = offer;
  const ask = priceToAsk(eurPerMonth / input.clients + input.ownCost, input.margin);
  const own = input.price ?? ask;
  const {scansPerMonth} = offer.plan;
  return {
    costs,
    fitting,
    least: {
      offer,
      alone: fitting.filter((plan) => plan.eurPerMonth !== null).length === 1,
      ask,
      price: own,
      earnings: earnings(input.clients, eurPerMonth, input.ownCost, own),
      scansPerClient: scansPerMonth === null ? null : scansPerMonth / input.clients,
    },
  };
}

/** Parses a calculation. Missing or invalid values become defaults. Never throws. */
export function parsePriceRulerQuery(search: string): PriceRulerInput {
  const query = new URLSearchParams(search);
  const needs: readonly string[] = query.get('needs')?.split(',') ?? [];
  return {
    clients: integerIn(query.get('clients'), clients) ?? clients.default,
    mspUsers: integerIn(query.get('users'), mspUsers) ?? mspUsers.default,
    ownCost: decimalIn(query.get('cost'), ownCost) ?? ownCost.default,
    margin: decimalIn(query.get('margin'), margin) ?? margin.default,
    price: decimalIn(query.get('ask'), price) ?? null,
    needs: priceRulerNeeds.filter((feature) => needs.includes(feature)),
  };
}

/**
 * Serializes a calculation in full, so that a later change of a default does not change a shared link.
 *
 * @returns '' for the defaults, else with a question mark
 */
export function priceRulerQuery(input: PriceRulerInput): string {
  const write = (each: PriceRulerInput) =>
    `?clients=${each.clients}&users=${each.mspUsers}&cost=${each.ownCost}&margin=${each.margin}${each.price === null ? '' : `&ask=${each.price}`}${each.needs.length > 0 ? `&needs=${each.needs.join(',')}` : ''}`;
  return write(input) === write(priceRulerDefaults) ? '' : write(input);
}
