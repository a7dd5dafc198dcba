/**
 * The savings calculator of the home and comparison pages (specification, section 9). Pure: no React, no aliases.
 */
import {plans} from '../../data/plans';
import {campaignEur, hireEurPerYear, type ToolId} from '../../data/savings';

export interface SavingsInput {
  /** End clients; anything that is not a number above 0 counts as 0. */
  readonly clients: number;
  /** Average price of the present tools, EUR per client and month. */
  readonly price: number;
  readonly tools: readonly ToolId[];
}

export interface SavingsResult {
  /** The plan that the clients and tools need. */
  readonly plan: 'attract' | 'engage' | 'scale';
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

const positive = (value: number) => (Number.isFinite(value) && value > 0 ? value : 0);

function planFor(clients: number, tools: readonly ToolId[]): SavingsResult['plan'] {
  if (tools.includes('portal')) {
    return 'scale';
  }
  if (!tools.includes('project') && clients <= plans.attract.clients) {
    return 'attract';
  }
  return clients <= plans.engage.clients ? 'engage' : 'scale';
}

/**
 * What a provider saves by moving its clients over.
 *
 * @returns amounts in EUR; never NaN, an infinity or a minus zero
 */
export function computeSavings(input: SavingsInput): SavingsResult {
  const clients = Math.floor(positive(input.clients));
  const currentCost = clients * positive(input.price);
  const plan = planFor(clients, input.tools);
  const productCost = plans[plan].eurPerMonth;
  const monthlySavings = currentCost - productCost;
  const annualSavings = monthlySavings * 12;
  const spendable = positive(annualSavings);
  return {
    plan,
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
