/**
 * The savings calculator of the home and comparison pages (specification, section 9). Pure: no React, no aliases.
 */
import {plans} from '../../data/plans';
import {campaignEur, hireEurPerYear, savingsInputs, toolIds, type ToolId} from '../../data/savings';

export interface SavingsInput {
  /** End clients; anything that is not a number above 0 counts as 0. */
  readonly clients: number;
  /** Average price of the present tools, EUR per client and month. */
  readonly price: number;
  readonly tools: readonly ToolId[];
}

/** Why a plan is needed: a tool that only it has, or the number of clients. */
export type PlanReason = 'portal' | 'project' | 'withinAttract' | 'withinEngage' | 'aboveEngage';

export interface SavingsResult {
  /** The plan that the clients and tools need. */
  readonly plan: 'attract' | 'engage' | 'scale';
  readonly reason: PlanReason;
  /** EUR per month. */
  readonly currentCost: number;
  /** EUR per month. */
  readonly productCost: number;
  /** EUR per month; below 0 where the present tools are cheaper. */
  readonly monthlySavings: number;
  /** EUR per year. */
  readonly annualSavings: number;
  /** People that the annual saving pays for; 0 where there is none. */
  readonly hires: number;
  /** Marketing campaigns that the annual saving pays for; 0 where there is none. */
  readonly campaigns: number;
  /** Saving as a share of the present cost, percent with one decimal; 0 where there is no cost or no saving. */
  readonly marginPercent: number;
  /** More clients than the Scale plan holds: the Custom plan is on request. */
  readonly beyondScale: boolean;
}

/** What the calculator starts with (specification, section 4). */
export const savingsDefaults: SavingsInput = {
  clients: savingsInputs.clients.default,
  price: savingsInputs.price.default,
  tools: savingsInputs.tools,
};

const positive = (value: number) => (Number.isFinite(value) && value > 0 ? value : 0);

/** To whole cents, so that 12 times 2,500 is never a hair below 30,000. */
const toCents = (value: number) => Math.round(value * 100) / 100;

/** The input as it is counted: whole clients, no more of anything than the calculator goes to, known tools in order. */
export function normaliseSavings({clients, price, tools}: SavingsInput): SavingsInput {
  return {
    clients: Math.floor(Math.min(positive(clients), savingsInputs.clients.max)),
    price: toCents(Math.min(positive(price), savingsInputs.price.max)),
    tools: toolIds.filter((id) => tools.includes(id)),
  };
}

function planFor(clients: number, tools: readonly ToolId[]): Pick<SavingsResult, 'plan' | 'reason'> {
  if (tools.includes('portal')) {
    return {plan: 'scale', reason: 'portal'};
  }
  if (clients > plans.engage.clients) {
    return {plan: 'scale', reason: 'aboveEngage'};
  }
  if (clients > plans.attract.clients) {
    return {plan: 'engage', reason: 'withinEngage'};
  }
  return tools.includes('project')
    ? {plan: 'engage', reason: 'project'}
    : {plan: 'attract', reason: 'withinAttract'};
}

/**
 * What a provider saves by moving its clients over.
 *
 * @returns amounts in EUR; never NaN, an infinity or a minus zero
 */
export function computeSavings(input: SavingsInput): SavingsResult {
  const clients = Math.floor(positive(input.clients));
  const currentCost = toCents(clients * positive(input.price));
  const {plan, reason} = planFor(clients, input.tools);
  const productCost = plans[plan].eurPerMonth;
  const monthlySavings = toCents(currentCost - productCost);
  const annualSavings = toCents(monthlySavings * 12);
  const spendable = positive(annualSavings);
  return {
    plan,
    reason,
    currentCost,
    productCost,
    monthlySavings,
    annualSavings,
    hires: Math.floor(spendable / hireEurPerYear),
    campaigns: Math.floor(spendable / campaignEur),
    marginPercent: currentCost > 0 ? Math.round((positive(monthlySavings) / currentCost) * 1000) / 10 : 0,
    beyondScale: clients > plans.scale.clients,
  };
}
