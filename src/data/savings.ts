import {plans, type PlanId} from './plans';

/** Tools of a traditional stack, in the order in which they are shown. */
export const toolIds = ['vulnerability', 'compliance', 'darkweb', 'project', 'reporting', 'portal'] as const;
/** A tool of a traditional stack. */
export type ToolId = (typeof toolIds)[number];

/**
 * What each tool costs a provider elsewhere, EUR per client and month, from and to. The examples lie between 10 and
 * 70 EUR and add up to the traditional stack of 125 to 205 EUR, 165 EUR in the middle: figures of the client.
 */
export const toolCostEur = {
  vulnerability: [40, 70],
  compliance: [35, 55],
  darkweb: [20, 30],
  project: [10, 20],
  reporting: [10, 15],
  portal: [10, 15],
} as const satisfies Record<ToolId, readonly [from: number, to: number]>;

/** The middle of what a tool costs, EUR per client and month: what the site calls its average cost. */
export const averageCostEur = (id: ToolId): number => (toolCostEur[id][0] + toolCostEur[id][1]) / 2;

const costs = toolIds.flatMap((id) => toolCostEur[id]);

/** The cheapest and the dearest example of a tool, EUR per client and month. */
export const toolCostSpanEur = {from: Math.min(...costs), to: Math.max(...costs)} as const;

const sum = (pick: (range: readonly [number, number]) => number) =>
  toolIds.reduce((total, id) => total + pick(toolCostEur[id]), 0);

/** The traditional stack, EUR per client and month: from, to and the middle that the site quotes. */
export const traditionalStackEur = {
  from: sum(([from]) => from),
  to: sum(([, to]) => to),
  typical: sum(([from, to]) => (from + to) / 2),
} as const;

/** Saved per client and month, EUR: the typical stack less the smallest plan. */
export const savedPerClientEur = traditionalStackEur.typical - plans.attract.eurPerMonth;

/** Saved per month with the smallest plan's ten clients, EUR. */
export const savedPerMonthTenClientsEur = savedPerClientEur * plans.attract.clients;

/** Saved in a year with the smallest plan's ten clients, EUR. */
export const savedPerYearTenClientsEur = savedPerMonthTenClientsEur * 12;

/** The smallest plan that does the work of a tool, by the client's formulas: Scale for a portal, Engage for projects, Attract for the rest. */
export const toolFromPlan = {
  vulnerability: 'attract',
  compliance: 'attract',
  darkweb: 'attract',
  project: 'engage',
  reporting: 'attract',
  portal: 'scale',
} as const satisfies Record<ToolId, PlanId>;

/** What one hire costs, EUR per year: a unit of what the calculator says that a saving pays for. */
export const hireEurPerYear = 30_000;

/** What one marketing campaign costs, EUR: the other unit. */
export const campaignEur = 5_000;

/** Inputs of the savings calculator, as the client has fixed them. */
export const savingsInputs = {
  clients: {default: 25, min: 1, max: 500, sliderMax: 200},
  /**
   * Average price per client, EUR per month. The specification has no upper end; more than this is no price of a tool,
   * and counts as this much.
   */
  price: {default: 150, min: 0, max: 10_000},
  tools: ['vulnerability', 'compliance', 'darkweb', 'reporting'],
} as const satisfies {
  clients: object;
  price: object;
  tools: readonly ToolId[];
};

/** Parameters of the address that hold a savings calculation. */
export const savingsParameters = ['clients', 'price', 'tools'] as const;
