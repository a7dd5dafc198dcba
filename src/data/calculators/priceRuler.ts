/** The price ruler: what is entered, its address, and all that it answers. Pure: no React, no aliases. */
import {readPriceList} from '../priceList';
import type {FeatureId, Plan} from '../planSchema';
import {priceRulerInputs, priceRulerNeeds} from '../priceRuler';
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
import {decimalIn, integerIn} from '../../lib/query';

/** What the ruler is asked. Within the limits of `priceRulerInputs`. */
export interface PriceRulerInput extends Demand {
  /** The provider's own cost of one client, EUR per month. */
  readonly ownCost: number;
  /** Share of the price that is to be kept, percent. */
  readonly margin: number;
  /** EUR per client and month; `null` is the price to ask. */
  readonly price: number | null;
  /** Features of `priceRulerNeeds` that the plan must have, in their order. */
  readonly needs: readonly FeatureId[];
}

/** What a plan costs, or why it cannot be had: for one that lacks what is needed the cost is not asked. */
export type RulerCost = Omit<PlanCost, 'why'> & {
  readonly why: NoCost | 'lacksFeatures' | undefined;
  /** What is needed and the plan does not have. */
  readonly missing: readonly FeatureId[];
};

/** What the ruler answers. */
export interface PriceRulerResult {
  /** Every plan, in the order of the list. */
  readonly costs: readonly RulerCost[];
  /** The plans that have all features that are needed, in the order of the list. */
  readonly fitting: readonly Plan[];
  /** The plan that costs least, with what the provider asks and keeps; nothing where no plan can be had. */
  readonly least?: {
    readonly offer: Offer;
    /** No other plan with a price has all features that are needed: nothing is compared. */
    readonly alone: boolean;
    /** EUR per client and month, whole. */
    readonly ask: number;
    /** The price that the earnings are computed with: the provider's own, else the one to ask. */
    readonly price: number;
    readonly earnings: Earnings;
    /** Scans per client and month that the plan includes; `null` is unlimited. */
    readonly scansPerClient: number | null;
  };
}

const {clients, mspUsers, ownCost, margin, price} = priceRulerInputs;

/** What the ruler starts with. */
export const priceRulerDefaults: PriceRulerInput = {
  clients: clients.default,
  mspUsers: mspUsers.default,
  ownCost: ownCost.default,
  margin: margin.default,
  price: null,
  needs: [],
};

/** Everything that the ruler says of an input. */
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

/** The calculation that an address holds. What is missing or not valid counts as its default. Never throws. */
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
 * The query that holds a calculation: all of it, so that it stays the same should a default change.
 *
 * @returns '' for the defaults, else with its question mark
 */
export function priceRulerQuery(input: PriceRulerInput): string {
  const write = (each: PriceRulerInput) =>
    `?clients=${each.clients}&users=${each.mspUsers}&cost=${each.ownCost}&margin=${each.margin}${each.price === null ? '' : `&ask=${each.price}`}${each.needs.length > 0 ? `&needs=${each.needs.join(',')}` : ''}`;
  return write(input) === write(priceRulerDefaults) ? '' : write(input);
}
