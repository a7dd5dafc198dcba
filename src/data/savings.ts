import type {FeatureId} from './planSchema';
import {priceList} from './priceList';

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

const toCents = (eur: number) => Math.round(eur * 100) / 100;

/** Clients of the examples: as many as the smallest plan holds. */
export const exampleClients = priceList.entry.clients ?? 1;

/**
 * Clients that share the smallest plan where the site says what one of them costs. The client counts a plan for each;
 * a plan that costs more than one client's tools is shared by all that it holds.
 */
export const clientsPerPlan = priceList.entry.eurPerMonth < traditionalStackEur.typical ? 1 : exampleClients;

/** How many clients share the smallest plan in the figures; `undefined` if each has one. */
export const clientsSharing = clientsPerPlan > 1 ? clientsPerPlan : undefined;

/** True if the examples count several clients. */
export const severalExampleClients = exampleClients > 1;

/** What the smallest plan costs for one client, EUR per month. */
export const productPerClientEur = toCents(priceList.entry.eurPerMonth / clientsPerPlan);

/** Saved per client and month, EUR: the typical stack less the smallest plan. */
export const savedPerClientEur = toCents(traditionalStackEur.typical - productPerClientEur);

/** The same as a share of the typical stack, percent. */
export const savedPercent = Math.round((savedPerClientEur / traditionalStackEur.typical) * 100);

/** The smallest plan as a share of the typical stack, percent. */
export const productPercent = (productPerClientEur / traditionalStackEur.typical) * 100;

/** Saved per month with the clients of the example, EUR. */
export const savedPerMonthEur = toCents(savedPerClientEur * exampleClients);

/** Saved in a year with the clients of the example, EUR. */
export const savedPerYearEur = toCents(savedPerMonthEur * 12);

/** The same with one plan for all clients of the example, as the calculator counts it, EUR. */
export const savedWithOnePlanEur = toCents(
  12 * (traditionalStackEur.typical * exampleClients - priceList.entry.eurPerMonth),
);

/**
 * What a plan must have to do the work of a tool. By the client's formulas the portal needs the plan with workspaces,
 * and projects the one with the remediation engine.
 */
export const toolFeature = {
  vulnerability: 'vulnerabilityScans',
  compliance: 'complianceDashboard',
  darkweb: 'dataBreach',
  project: 'remediationEngine',
  reporting: 'digitalFootprint',
  portal: 'clientWorkspace',
} as const satisfies Record<ToolId, FeatureId>;

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

/**
 * What the savings calculator and its examples cannot work with, a sentence each; empty when they can.
 *
 * @param list the price list; the site's own unless another is given
 */
export function savingsProblems(list = priceList): string[] {
  const {entry, planWith} = list;
  const perClient = entry.eurPerMonth / (entry.clients ?? 1);
  const {typical} = traditionalStackEur;
  const dear =
    perClient < typical
      ? []
      : [
          `src/data/plans.ts: ${entry.id}: eurPerMonth: even shared by all its clients it is ${perClient} a client, and the tools of src/data/savings.ts are ${typical}: pages would promise a saving that is none`,
        ];
  const unpriced = toolIds
    .filter((id) => planWith(toolFeature[id]).eurPerMonth === null)
    .map(
      (id) =>
        `src/data/plans.ts: ${planWith(toolFeature[id]).id}: adds: ${toolFeature[id]} needs a plan with a price, for the tool ${id} of the savings calculator (src/data/savings.ts)`,
    );
  return [...dear, ...unpriced];
}
