/** The savings calculator of the home and comparison pages, with the client's formulas. Pure: no React, no aliases. */
import {priceList} from '../../data/priceList';
import type {FeatureId, PricedPlan} from '../../data/planSchema';
import {
  campaignEur,
  hireEurPerYear,
  savingsInputs,
  toolFeature,
  toolIds,
  type ToolId,
} from '../../data/savings';

export interface SavingsInput {
  /** End clients; anything but a number above 0 counts as 0. */
  readonly clients: number;
  /** Average price of the current tools, EUR per client and month. */
  readonly price: number;
  readonly tools: readonly ToolId[];
}

/** Reason for a plan: a tool that smaller plans cannot replace, or the number of clients. */
export type PlanReason =
  | {readonly tool: ToolId}
  /** More clients than the previous plan's limit, up to this plan's limit; `null` if there is no such limit. */
  | {readonly above: number | null; readonly upTo: number | null};

export interface SavingsResult {
  /** The smallest plan for the clients and tools. */
  readonly plan: PricedPlan;
  readonly reason: PlanReason;
  /** EUR per month. */
  readonly currentCost: number;
  /** EUR per month. */
  readonly productCost: number;
  /** EUR per month; negative if the current tools are cheaper. */
  readonly monthlySavings: number;
  /** EUR per year. */
  readonly annualSavings: number;
  /** Hires that the annual saving pays for; 0 without a saving. */
  readonly hires: number;
  /** Marketing campaigns that the annual saving pays for; 0 without a saving. */
  readonly campaigns: number;
  /** Saving in percent of the current cost, with one decimal; 0 without cost or saving. */
  readonly marginPercent: number;
  /** True if there are more clients than the largest plan with a price includes. */
  readonly beyondPlans: boolean;
}

export const savingsDefaults: SavingsInput = {
  clients: savingsInputs.clients.default,
  price: savingsInputs.price.default,
  tools: savingsInputs.tools,
};

export interface SavingsFigures {
  /** Plans with a price, smallest first, and the first plan with a feature. */
  readonly plans: {
    readonly priced: readonly PricedPlan[];
    readonly planWith: (feature: FeatureId) => unknown;
  };
  readonly hireEurPerYear: number;
  readonly campaignEur: number;
}

const siteFigures: SavingsFigures = {plans: priceList, hireEurPerYear, campaignEur};

const positive = (value: number) => (Number.isFinite(value) && value > 0 ? value : 0);

/**
 * Rounds to a millionth, so that 12 times 2,500 is not slightly below 30,000. Amounts are rounded to cents for display.
 */
const trim = (value: number) => Math.round(value * 1e6) / 1e6;

/** Limits values to the calculator's ranges and sorts known tools. */
export function normaliseSavings({clients, price, tools}: SavingsInput): SavingsInput {
  return {
    clients: trim(Math.min(positive(clients), savingsInputs.clients.max)),
    price: trim(Math.min(positive(price), savingsInputs.price.max)),
    tools: toolIds.filter((id) => tools.includes(id)),
  };
}

const holds = ({clients: most}: PricedPlan, clients: number) => most === null || clients <= most;

/**
 * Returns the smallest plan with enough clients and the tools' features, else the largest. With the client's plans, this
 * is the client's formula: Scale for a portal, at least Engage for projects, else by the number of clients.
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
  // The largest plan also serves those beyond its limit, so the number of clients is never its only reason.
  const forTool = tool !== undefined && rank > 0 && (rank > size || rank === last);
  const [plan, before] = [priced[rank]!, priced[rank - 1]];
  return {
    plan,
    reason: forTool ? {tool} : {above: before?.clients ?? null, upTo: rank === last ? null : plan.clients},
  };
}

/**
 * Computes a provider's saving after moving its clients to the platform.
 *
 * @param figures prices and limits; default: those of the site
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
