/**
 * The savings calculator of the home and comparison pages, by the client's formulas. Pure: no React, no aliases.
 */
import {plans} from '../../data/plans';
import {campaignEur, hireEurPerYear, savingsInputs, toolIds, type ToolId} from '../../data/savings';

/** What the savings calculator is asked. */
export interface SavingsInput {
  /** End clients; anything that is not a number above 0 counts as 0. */
  readonly clients: number;
  /** Average price of the present tools, EUR per client and month. */
  readonly price: number;
  readonly tools: readonly ToolId[];
}

/** Why a plan is needed: a tool that only it has, or the number of clients. */
export type PlanReason = 'portal' | 'project' | 'withinAttract' | 'withinEngage' | 'aboveEngage';

/** What the savings calculator answers. */
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

/** What the calculator starts with. */
export const savingsDefaults: SavingsInput = {
  clients: savingsInputs.clients.default,
  price: savingsInputs.price.default,
  tools: savingsInputs.tools,
};

/** What the calculation goes by. */
export interface SavingsFigures {
  /** Each plan's price in EUR per month, and how many clients it holds. */
  readonly plans: Readonly<Record<SavingsResult['plan'], {eurPerMonth: number; clients: number}>>;
  /** What one hire costs, EUR per year. */
  readonly hireEurPerYear: number;
  /** What one marketing campaign costs, EUR. */
  readonly campaignEur: number;
}

const siteFigures: SavingsFigures = {plans, hireEurPerYear, campaignEur};

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

function planFor(
  clients: number,
  tools: readonly ToolId[],
  {engage, attract}: SavingsFigures['plans'],
): Pick<SavingsResult, 'plan' | 'reason'> {
  if (tools.includes('portal')) {
    return {plan: 'scale', reason: 'portal'};
  }
  if (clients > engage.clients) {
    return {plan: 'scale', reason: 'aboveEngage'};
  }
  if (clients > attract.clients) {
    return {plan: 'engage', reason: 'withinEngage'};
  }
  return tools.includes('project')
    ? {plan: 'engage', reason: 'project'}
    : {plan: 'attract', reason: 'withinAttract'};
}

/**
 * What a provider saves by moving its clients over.
 *
 * @param figures prices and limits; those of the site unless others are given
 * @returns amounts in EUR; never NaN, an infinity or a minus zero
 */
export function computeSavings(input: SavingsInput, figures = siteFigures): SavingsResult {
  const clients = Math.floor(positive(input.clients));
  const currentCost = toCents(clients * positive(input.price));
  const {plan, reason} = planFor(clients, input.tools, figures.plans);
  const productCost = figures.plans[plan].eurPerMonth;
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
    hires: Math.floor(spendable / figures.hireEurPerYear),
    campaigns: Math.floor(spendable / figures.campaignEur),
    marginPercent: currentCost > 0 ? Math.round((positive(monthlySavings) / currentCost) * 1000) / 10 : 0,
    beyondScale: clients > figures.plans.scale.clients,
  };
}
