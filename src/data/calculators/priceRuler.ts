/** Price ruler: input, query string and result. Pure: no React, no aliases. */
import {readPriceList} from '../priceList';
import type {FeatureId, Plan} from '../planSchema';
import {neededAtFirst, priceRulerInputs, priceRulerNeeds} from '../priceRuler';
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

/** Values within the limits of `priceRulerInputs`. */
export interface PriceRulerInput extends Demand {
  /** The provider's own cost of one client, EUR per month. */
  readonly ownCost: number;
  /** Desired margin, percent of the price. */
  readonly margin: number;
  /** EUR per client and month. `null`: the suggested price. */
  readonly price: number | null;
  /** Required features, in the order of `priceRulerNeeds`. */
  readonly needs: readonly FeatureId[];
}

/** A plan's cost, or the reason why it is unavailable. Plans that lack features have no cost. */
export type RulerCost = Omit<PlanCost, 'why'> & {
  readonly why: NoCost | 'lacksFeatures' | undefined;
  /** Required features that the plan lacks. */
  readonly missing: readonly FeatureId[];
};

export interface PriceRulerResult {
  /** Every plan, in the order of the list. */
  readonly costs: readonly RulerCost[];
  /** Plans with all required features, in the order of the list. */
  readonly fitting: readonly Plan[];
  /** The cheapest plan, with suggested price and earnings; `undefined` if no plan is available. */
  readonly least?: {
    readonly offer: Offer;
    /** True if no other priced plan has all required features, so nothing is compared. */
    readonly alone: boolean;
    /** Suggested price: EUR per client and month, whole. */
    readonly ask: number;
    /** Price of the earnings: the provider's own, else the suggested one. */
    readonly price: number;
    readonly earnings: Earnings;
    /** Scans per client and month; `null` if unlimited. */
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
  needs: neededAtFirst,
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

/** Parses a calculation from a query string. Missing and invalid values become defaults. Never throws. */
export function parsePriceRulerQuery(search: string): PriceRulerInput {
  const query = new URLSearchParams(search);
  const needs: readonly string[] = query.get('needs')?.split(',') ?? neededAtFirst;
  return {
    clients: integerIn(query.get('clients'), clients) ?? clients.default,
    mspUsers: integerIn(query.get('users'), mspUsers) ?? mspUsers.default,
    ownCost: decimalIn(query.get('cost'), ownCost) ?? ownCost.default,
    margin: decimalIn(query.get('margin'), margin) ?? margin.default,
    price: decimalIn(query.get('ask'), price) ?? null,
    needs: priceRulerNeeds.filter((feature) => needs.includes(feature)),
  };
}

/** Returns the query string with "?", or '' for the defaults. Contains all values, in case defaults change. */
export function priceRulerQuery(input: PriceRulerInput): string {
  const write = (each: PriceRulerInput) =>
    `?clients=${each.clients}&users=${each.mspUsers}&cost=${each.ownCost}&margin=${each.margin}${each.price === null ? '' : `&ask=${each.price}`}&needs=${each.needs.join(',')}`;
  return write(input) === write(priceRulerDefaults) ? '' : write(input);
}
