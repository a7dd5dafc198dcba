/**
 * Cost of the plans with add-ons, and profit at a price: the site's only cost model, drawn as the price ruler. Pure: no
 * React, no aliases. Sources: prices and limits of src/data/plans.ts; price and margin by the method of
 * docs/guides/pricing.md.
 */
import type {Plan} from '../planSchema';
import {toCents, trim} from '../../lib/round';

/** Both are whole numbers, 0 or more. */
export interface Demand {
  readonly clients: number;
  readonly mspUsers: number;
}

/** Reason without a cost: the price is on request, or the plan's limit is lower and it has no add-ons. */
export type NoCost = 'onRequest' | 'tooManyClients' | 'tooManyUsers';

export interface PlanCost {
  readonly plan: Plan;
  /** Plan with add-ons, EUR per month before tax; `null` if the plan cannot serve the demand. */
  readonly eurPerMonth: number | null;
  /** Cost of twelve months; `null` if the plan cannot serve the demand. */
  readonly eurPerYear: number | null;
  /** Number of add-ons for clients and users beyond the plan's limits. */
  readonly extraClients: number;
  readonly extraUsers: number;
  /** Reason without a cost; `undefined` if there is a cost. */
  readonly why: NoCost | undefined;
}

export type Offer = PlanCost & {readonly eurPerMonth: number; readonly eurPerYear: number};

/** Range of client numbers, ends included, for which one plan is cheapest. No plan if none can serve the range. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly plan: Plan | undefined;
}

/** Revenue, cost and profit. Amounts in EUR per month unless noted. */
export interface Earnings {
  /** The plan's share and the provider's own cost per client. */
  readonly costPerClient: number;
  readonly revenue: number;
  readonly cost: number;
  /** Revenue minus cost; may be negative. */
  readonly kept: number;
  /** EUR per year. */
  readonly keptPerYear: number;
  /** Profit in percent of the revenue, with one decimal; `null` without revenue. */
  readonly marginPercent: number | null;
}

const extra = (needed: number, included: number | null) =>
  included === null ? 0 : Math.max(0, needed - included);

function whyNot(plan: Plan, extraClients: number, extraUsers: number): NoCost | undefined {
  if (plan.eurPerMonth === null) {
    return 'onRequest';
  }
  if (plan.addOns) {
    return undefined;
  }
  if (extraClients > 0) {
    return 'tooManyClients';
  }
  return extraUsers > 0 ? 'tooManyUsers' : undefined;
}

/** Returns the cost of a plan for a demand: its price, plus an add-on for each extra client and user. */
export function planCost(plan: Plan, {clients, mspUsers}: Demand): PlanCost {
  const extraClients = extra(clients, plan.clients);
  const extraUsers = extra(mspUsers, plan.mspUsers);
  const why = whyNot(plan, extraClients, extraUsers);
  const {extraClient, extraUser} = plan.addOns ?? {extraClient: 0, extraUser: 0};
  const eurPerMonth =
    why === undefined
      ? toCents((plan.eurPerMonth ?? 0) + extraClients * extraClient + extraUsers * extraUser)
      : null;
  return {
    plan,
    eurPerMonth,
    eurPerYear: eurPerMonth === null ? null : toCents(eurPerMonth * 12),
    extraClients,
    extraUsers,
    why,
  };
}

export const planCosts = (plans: readonly Plan[], demand: Demand): PlanCost[] =>
  plans.map((plan) => planCost(plan, demand));

const isOffer = (cost: PlanCost): cost is Offer => cost.eurPerMonth !== null;

/** Returns the cheapest plan for a demand, the larger of two equal ones; `undefined` if no plan can serve it. */
export function cheapest(plans: readonly Plan[], demand: Demand): Offer | undefined {
  return planCosts(plans, demand)
    .filter(isOffer)
    .reduce<Offer | undefined>(
      (least, offer) => (least && least.eurPerMonth < offer.eurPerMonth ? least : offer),
      undefined,
    );
}

/**
 * Returns the cheapest plan for each range of client numbers.
 *
 * @param upTo largest number of clients, 1 or more
 * @param mspUsers members of the provider's team, constant over the range
 */
export function stretches(plans: readonly Plan[], upTo: number, mspUsers: number): Stretch[] {
  const found: Stretch[] = [];
  for (let clients = 1; clients <= upTo; clients += 1) {
    const plan = cheapest(plans, {clients, mspUsers})?.plan;
    const last = found.at(-1);
    if (last && last.plan === plan) {
      found[found.length - 1] = {...last, to: clients};
    } else {
      found.push({from: clients, to: clients, plan});
    }
  }
  return found;
}

/**
 * Returns the price for a margin: cost ÷ (1 − margin), rounded up to a whole euro so that the margin holds.
 *
 * @param costPerClient EUR per month, including the plan and the provider's own work
 * @param marginPercent share of the price, 0 or more and under 100
 * @returns EUR per client and month
 */
export function priceToAsk(costPerClient: number, marginPercent: number): number {
  const price = costPerClient / (1 - marginPercent / 100);
  // Removes errors of binary fractions, which would round a whole euro up.
  return Math.ceil(trim(price));
}

/**
 * Computes a provider's profit with a plan at a price.
 *
 * @param clients number of paying clients, 1 or more
 * @param planEurPerMonth plan with add-ons
 * @param ownCostEur the provider's own work and tools per client, EUR per month
 * @param priceEur price per client, EUR per month
 */
export function earnings(
  clients: number,
  planEurPerMonth: number,
  ownCostEur: number,
  priceEur: number,
): Earnings {
  const revenue = toCents(clients * priceEur);
  const cost = toCents(planEurPerMonth + clients * ownCostEur);
  const kept = toCents(revenue - cost);
  return {
    costPerClient: planEurPerMonth / clients + ownCostEur,
    revenue,
    cost,
    kept,
    keptPerYear: toCents(kept * 12),
    // `+ 0` turns −0 into 0.
    marginPercent: revenue > 0 ? Math.round((kept / revenue) * 1000) / 10 + 0 : null,
  };
}

/** Maximum number of intervals on a scale. */
const mostParts = 6;

/**
 * Returns the axis ticks of the cost drawing, from 0 in even steps, to a little above the most expensive plan that is
 * cheapest for some number of clients. Other plans may lie above the scale. Including a plan that costs many times more
 * would flatten all others.
 *
 * @param upTo largest number of clients drawn, 1 or more
 * @param mspUsers members of the provider's team, constant
 * @returns EUR per month, at least two ticks
 */
export function costScale(plans: readonly Plan[], upTo: number, mspUsers: number): number[] {
  const parts = stretches(plans, upTo, mspUsers);
  const dearest = Math.max(
    1,
    ...parts.flatMap(({plan}) =>
      plan ? (planCost(plan, {clients: upTo, mspUsers}).eurPerMonth ?? plan.eurPerMonth ?? []) : [],
    ),
  );
  const reach = dearest * 1.1;
  const power = 10 ** Math.floor(Math.log10(reach / mostParts));
  const step = [1, 2, 2.5, 5, 10].find((each) => reach <= each * power * mostParts)! * power;
  return Array.from({length: Math.ceil(reach / step) + 1}, (_, index) => toCents(index * step));
}
