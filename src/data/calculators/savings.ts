/**
 * The savings calculator of the home and comparison pages, by the client's formulas. Pure: no React, no aliases.
 */
import {priceList} from '../priceList';
import type {FeatureId, PricedPlan} from '../planSchema';
import {campaignEur, hireEurPerYear, savingsInputs, toolFeature, toolIds, type ToolId} from '../savings';
import {decimalIn} from '../../lib/query';

/** What the savings calculator is asked. */
export interface SavingsInput {
  /** End clients; anything that is not a number above 0 counts as 0. */
  readonly clients: number;
  /** Average price of the present tools, EUR per client and month. */
  readonly price: number;
  readonly tools: readonly ToolId[];
}

/** Why a plan is needed: a tool that smaller ones cannot replace, or the number of clients. */
export type PlanReason =
  | {readonly tool: ToolId}
  /** More clients than the plan before holds, and no more than this one does; `null` where there is no such end. */
  | {readonly above: number | null; readonly upTo: number | null};

/** What the savings calculator answers. */
export interface SavingsResult {
  /** The plan that the clients and tools need. */
  readonly plan: PricedPlan;
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
  /** More clients than the largest plan with a price holds. */
  readonly beyondPlans: boolean;
}

/** What the calculator starts with. */
export const savingsDefaults: SavingsInput = {
  clients: savingsInputs.clients.default,
  price: savingsInputs.price.default,
  tools: savingsInputs.tools,
};

/** What the calculation goes by. */
export interface SavingsFigures {
  /** Plans with a price, the smallest first, and the one that a feature begins with. */
  readonly plans: {
    readonly priced: readonly PricedPlan[];
    readonly planWith: (feature: FeatureId) => unknown;
  };
  /** What one hire costs, EUR per year. */
  readonly hireEurPerYear: number;
  /** What one marketing campaign costs, EUR. */
  readonly campaignEur: number;
}

const siteFigures: SavingsFigures = {plans: priceList, hireEurPerYear, campaignEur};

const positive = (value: number) => (Number.isFinite(value) && value > 0 ? value : 0);

/** To a millionth, so that 12 times 2,500 is never a hair below 30,000. Amounts are rounded to cents where they are shown. */
const trim = (value: number) => Math.round(value * 1e6) / 1e6;

/** The input as it is counted: no more of anything than the calculator goes to, known tools in order. */
export function normaliseSavings({clients, price, tools}: SavingsInput): SavingsInput {
  return {
    clients: trim(Math.min(positive(clients), savingsInputs.clients.max)),
    price: trim(Math.min(positive(price), savingsInputs.price.max)),
    tools: toolIds.filter((id) => tools.includes(id)),
  };
}

const holds = ({clients: most}: PricedPlan, clients: number) => most === null || clients <= most;

/**
 * The smallest plan that holds the clients and does the work of the tools, else the largest. With the client's plans
 * that is the client's formula: Scale for a portal, at least Engage for projects, else by the number of clients.
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
  // Nobody needs the largest plan for their clients alone: it is there for those, too, that it does not hold.
  const forTool = tool !== undefined && rank > 0 && (rank > size || rank === last);
  const [plan, before] = [priced[rank]!, priced[rank - 1]];
  return {
    plan,
    reason: forTool ? {tool} : {above: before?.clients ?? null, upTo: rank === last ? null : plan.clients},
  };
}

/**
 * What a provider saves by moving its clients over.
 *
 * @param figures prices and limits; those of the site unless others are given
 * @returns amounts in EUR; never NaN, an infinity or a minus zero
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
 * The calculation that an address holds. What is missing or not valid counts as its default; unknown tools are left
 * out, and an empty list of tools means none. Never throws.
 *
 * @param search query of the address, with or without its question mark
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

/**
 * The query that holds a calculation: all of it, so that it stays the same should a default change.
 *
 * @returns '' for the defaults, else with its question mark
 */
export function savingsQuery(input: SavingsInput): string {
  const query = write(normaliseSavings(input));
  return query === write(savingsDefaults) ? '' : query;
}
