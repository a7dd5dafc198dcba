/** Savings calculator of the home and comparison pages, by the client's formulas. Pure: no React, no aliases. */
import {priceList} from '../priceList';
import type {FeatureId, PricedPlan} from '../planSchema';
import {campaignEur, hireEurPerYear, savingsInputs, toolFeature, toolIds, type ToolId} from '../savings';
import {decimalIn} from '../../lib/query';
import {trim} from '../../lib/round';

export interface SavingsInput {
  /** Anything but a number above 0 counts as 0. */
  readonly clients: number;
  /** Average price of the current tools, EUR per client and month. */
  readonly price: number;
  readonly tools: readonly ToolId[];
}

/** Reason for a plan: a tool that smaller plans cannot replace, or the number of clients. */
export type PlanReason =
  | {readonly tool: ToolId}
  /** More clients than the previous plan includes, at most as many as this one. `null`: no limit. */
  | {readonly above: number | null; readonly upTo: number | null};

export interface SavingsResult {
  readonly plan: PricedPlan;
  readonly reason: PlanReason;
  /** EUR per month. */
  readonly currentCost: number;
  /** EUR per month. */
  readonly productCost: number;
  /** EUR per month. Negative if the current tools are cheaper. */
  readonly monthlySavings: number;
  /** EUR per year. */
  readonly annualSavings: number;
  /** Yearly salaries that the annual saving covers. 0 without savings. */
  readonly hires: number;
  /** Marketing campaigns that the annual saving covers. 0 without savings. */
  readonly campaigns: number;
  /** Saving as a share of the current cost: percent with one decimal. 0 without cost or savings. */
  readonly marginPercent: number;
  /** True for more clients than the largest priced plan includes. */
  readonly beyondPlans: boolean;
}

export const savingsDefaults: SavingsInput = {
  clients: savingsInputs.clients.default,
  price: savingsInputs.price.default,
  tools: savingsInputs.tools,
};

/** Prices and limits of a calculation. */
export interface SavingsFigures {
  /** Priced plans, the smallest first, and the first plan with a feature. */
  readonly plans: {
    readonly priced: readonly PricedPlan[];
    readonly planWith: (feature: FeatureId) => unknown;
  };
  /** EUR per year. */
  readonly hireEurPerYear: number;
  /** EUR per campaign. */
  readonly campaignEur: number;
}

const siteFigures: SavingsFigures = {plans: priceList, hireEurPerYear, campaignEur};

const positive = (value: number) => (Number.isFinite(value) && value > 0 ? value : 0);

/** Rounds to a millionth, so that 12 × 2,500 is not slightly below 30,000. Amounts are rounded to cents for display. */

/** Limits the input to the calculator's maximums and sorts known tools. */
export function normaliseSavings({clients, price, tools}: SavingsInput): SavingsInput {
  return {
    clients: trim(Math.min(positive(clients), savingsInputs.clients.max)),
    price: trim(Math.min(positive(price), savingsInputs.price.max)),
    tools: toolIds.filter((id) => tools.includes(id)),
  };
}

const holds = ({clients: most}: PricedPlan, clients: number) => most === null || clients <= most;

/**
 * Returns the smallest plan for the clients and tools, else the largest. With the client's plans, that is the client's
 * formula: Scale for a portal, at least Engage for projects, else by number of clients.
 */
function planFor(
  clients: number,
  tools: readonly ToolId[],
  {priced, planWith}: SavingsFigures['plans'],
): Pick<SavingsResult, 'plan' | 'reason'> {
  const last = priced.length - 1;
  const rankOf = (tool: ToolId) => priced.findIndex((plan) => plan === planWith(toolFeature[tool]));
  const bySize = priced.findIndex((plan) => holds(plan, clients));
  const size = bySize < 0 ? last : bySize;
  const rank = Math.max(size, ...tools.map(rankOf));
  const tool = tools.findLast((id) => rankOf(id) === rank);
  // The largest plan is never needed for clients alone: it also serves more clients than it includes.
  const forTool = tool !== undefined && rank > 0 && (rank > size || rank === last);
  const [plan, before] = [priced[rank]!, priced[rank - 1]];
  return {
    plan,
    reason: forTool ? {tool} : {above: before?.clients ?? null, upTo: rank === last ? null : plan.clients},
  };
}

/**
 * Computes a provider's savings.
 *
 * @param figures by default, those of the site
 * @returns amounts in EUR; never NaN, infinite or −0
 */
export function computeSavings(input: SavingsInput, figures = siteFigures): SavingsResult {
  const clients = positive(input.clients);
  const currentCost = trim(clients * positive(input.price));
  const {plan, reason} = planFor(clients, input.tools, figures.plans);
  const productCost = plan.eurPerMonth;
  const monthlySavings = trim(currentCost - productCost);
  const annualSavings = trim(monthlySavings * 12);
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
    beyondPlans: !figures.plans.priced.some((each) => holds(each, clients)),
  };
}

/**
 * Parses a calculation from a query string, with or without "?". Missing and invalid values become defaults. Unknown
 * tools are ignored, and an empty list means none. Never throws.
 */
export function parseSavingsQuery(search: string): SavingsInput {
  const query = new URLSearchParams(search);
  const tools = query.getAll('tools').flatMap((list) => list.split(','));
  return {
    clients:
      decimalIn(query.get('clients'), {min: 0, max: savingsInputs.clients.max}) ?? savingsDefaults.clients,
    price: decimalIn(query.get('price'), savingsInputs.price) ?? savingsDefaults.price,
    tools: query.has('tools') ? toolIds.filter((id) => tools.includes(id)) : savingsDefaults.tools,
  };
}

const write = ({clients, price, tools}: SavingsInput) =>
  `?clients=${clients}&price=${price}&tools=${tools.join()}`;

/** Returns the query string with "?", or '' for the defaults. Contains all values, in case defaults change. */
export function savingsQuery(input: SavingsInput): string {
  const query = write(normaliseSavings(input));
  return query === write(savingsDefaults) ? '' : query;
}
