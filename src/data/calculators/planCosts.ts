/**
 * What the plans cost with their add-ons, and what is left of a price: the one cost model of the site, drawn as the price
 * ruler. Pure: no React, no aliases. Source: prices and limits of src/data/plans.ts; price and margin as
 * docs/guides/pricing.md works them out.
 */
import type {Plan} from '../planSchema';
import {toCents} from '../../lib/decimal';

/** What a provider needs of a plan. Both are whole numbers, 0 or more. */
export interface Demand {
  /** End clients. */
  readonly clients: number;
  /** Members of the provider's own team. */
  readonly mspUsers: number;
}

/** Why a plan has no cost for a demand: its price is agreed, or it ends below the demand and sells no more. */
export type NoCost = 'onRequest' | 'tooManyClients' | 'tooManyUsers';

/** What one plan costs for a demand. */
export interface PlanCost {
  readonly plan: Plan;
  /** The plan with its add-ons, EUR per month without taxes; `null` where it cannot be had for the demand. */
  readonly eurPerMonth: number | null;
  /** The same for twelve months. */
  readonly eurPerYear: number | null;
  /** Clients and users beyond what the plan includes: how many add-ons of each kind it takes. */
  readonly extraClients: number;
  readonly extraUsers: number;
  /** Why there is no cost; `undefined` where there is one. */
  readonly why: NoCost | undefined;
}

/** A plan that can be had for the demand. */
export type Offer = PlanCost & {readonly eurPerMonth: number; readonly eurPerYear: number};

/** From and to how many clients one plan costs least; both ends belong to it. No plan where none can be had. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly plan: Plan | undefined;
}

/** What one client brings and costs, and what is left. Amounts in EUR per month unless they say otherwise. */
export interface Earnings {
  /** The plan's share of one client, and the provider's own cost of one. */
  readonly costPerClient: number;
  /** All clients at the price. */
  readonly revenue: number;
  /** Plan and own cost of all clients. */
  readonly cost: number;
  /** Revenue less cost; below 0 where the price does not cover the cost. */
  readonly kept: number;
  /** EUR in twelve months. */
  readonly keptPerYear: number;
  /** What is kept as a share of the revenue, percent with one decimal; `null` without revenue. */
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

/** What a plan costs for a demand: its price, and an add-on for each client and user that it does not include. */
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

/** What every plan costs for a demand, in the order of the list. */
export const planCosts = (plans: readonly Plan[], demand: Demand): PlanCost[] =>
  plans.map((plan) => planCost(plan, demand));

const isOffer = (cost: PlanCost): cost is Offer => cost.eurPerMonth !== null;

/**
 * The plan that costs least for a demand. Of two that cost the same it is the larger one, which holds more for the money.
 *
 * @returns `undefined` where no plan of the list can be had
 */
export function cheapest(plans: readonly Plan[], demand: Demand): Offer | undefined {
  return planCosts(plans, demand)
    .filter(isOffer)
    .reduce<Offer | undefined>(
      (least, offer) => (least && least.eurPerMonth < offer.eurPerMonth ? least : offer),
      undefined,
    );
}

/**
 * The break points: which plan costs least from how many clients on.
 *
 * @param upTo the largest number of clients to look at, 1 or more
 * @param mspUsers members of the provider's team, the same throughout
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
 * The price at which a margin is kept: cost ÷ (1 − margin), rounded up to the next whole euro, so that the margin holds.
 *
 * @param costPerClient EUR per month, of the plan and of the provider's own work
 * @param marginPercent share of the price that is to be kept, 0 or more and under 100
 * @returns EUR per client and month
 */
export function priceToAsk(costPerClient: number, marginPercent: number): number {
  const price = costPerClient / (1 - marginPercent / 100);
  // A hair above a whole euro is the binary fraction's, not the price's.
  return Math.ceil(Math.round(price * 1e6) / 1e6);
}

/**
 * What a provider earns with a plan at a price.
 *
 * @param clients how many pay the price; 1 or more
 * @param planEurPerMonth the plan with its add-ons
 * @param ownCostEur the provider's own work and tools for one client, EUR per month
 * @param priceEur what one client pays, EUR per month
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
    // `+ 0` turns a minus zero into a plain one.
    marginPercent: revenue > 0 ? Math.round((kept / revenue) * 1000) / 10 + 0 : null,
  };
}

/** How many parts a scale has at most. */
const mostParts = 6;

/**
 * The scale of a drawing of the costs, from 0 in even steps: it reaches a little above the dearest plan that costs least for
 * some number of clients. A plan that never does may lie above it: where one costs many times the others, a scale for all
 * would press the others together at its foot.
 *
 * @param upTo the largest number of clients that is drawn, 1 or more
 * @param mspUsers members of the provider's team, the same throughout
 * @returns EUR per month, two lines at least
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
