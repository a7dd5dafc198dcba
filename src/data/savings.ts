import type {FeatureId} from './planSchema';
import {toCents} from '../lib/round';
import {priceList} from './priceList';

/** Tools of a traditional stack, in display order. */
export const toolIds = ['vulnerability', 'compliance', 'darkweb', 'project', 'reporting', 'portal'] as const;
export type ToolId = (typeof toolIds)[number];

/**
 * Cost of each tool, from and to: EUR per client and month. The client's figures: from 10 to 70 EUR each, 125 to 205
 * EUR in total, 165 EUR on average.
 */
export const toolCostEur = {
  vulnerability: [40, 70],
  compliance: [35, 55],
  darkweb: [20, 30],
  project: [10, 20],
  reporting: [10, 15],
  portal: [10, 15],
} as const satisfies Record<ToolId, readonly [from: number, to: number]>;

/** Average cost of a tool: the middle of its span, EUR per client and month. */
export const averageCostEur = (id: ToolId): number => (toolCostEur[id][0] + toolCostEur[id][1]) / 2;

const costs = toolIds.flatMap((id) => toolCostEur[id]);

/** Lowest and highest cost of a tool, EUR per client and month. */
export const toolCostSpanEur = {from: Math.min(...costs), to: Math.max(...costs)} as const;

const sum = (pick: (range: readonly [number, number]) => number) =>
  toolIds.reduce((total, id) => total + pick(toolCostEur[id]), 0);

/** Cost of the traditional stack: from, to and typical, EUR per client and month. */
export const traditionalStackEur = {
  from: sum(([from]) => from),
  to: sum(([, to]) => to),
  typical: sum(([from, to]) => (from + to) / 2),
} as const;

/** Number of clients in examples: those of the smallest plan. */
export const exampleClients = priceList.entry.clients ?? 1;

/**
 * Clients that share the smallest plan when the site quotes a price per client. The client's figures count a plan per
 * client. A plan that costs more than one client's tools is shared by all its clients.
 */
export const clientsPerPlan = priceList.entry.eurPerMonth < traditionalStackEur.typical ? 1 : exampleClients;

/** Clients that share the smallest plan in figures; `undefined` if each has one. */
export const clientsSharing = clientsPerPlan > 1 ? clientsPerPlan : undefined;

export const severalExampleClients = exampleClients > 1;

/** Price of the smallest plan per client, EUR per month. */
export const productPerClientEur = toCents(priceList.entry.eurPerMonth / clientsPerPlan);

/** Savings per client: the typical stack minus the smallest plan, EUR per month. */
export const savedPerClientEur = toCents(traditionalStackEur.typical - productPerClientEur);

/** Savings per client, percent of the typical stack. */
export const savedPercent = Math.round((savedPerClientEur / traditionalStackEur.typical) * 100);

/** Price of the smallest plan, percent of the typical stack. */
export const productPercent = (productPerClientEur / traditionalStackEur.typical) * 100;

/** Savings of all example clients, EUR per month. */
export const savedPerMonthEur = toCents(savedPerClientEur * exampleClients);

/** Savings of all example clients, EUR per year. */
export const savedPerYearEur = toCents(savedPerMonthEur * 12);

/** Savings with one plan for all example clients, as in the calculator, EUR per year. */
export const savedWithOnePlanEur = toCents(
  12 * (traditionalStackEur.typical * exampleClients - priceList.entry.eurPerMonth),
);

/**
 * Feature that a plan needs to replace a tool. By the client's formulas, the portal needs workspaces, and projects need
 * the remediation engine.
 */
export const toolFeature = {
  vulnerability: 'vulnerabilityScans',
  compliance: 'complianceDashboard',
  darkweb: 'dataBreach',
  project: 'remediationEngine',
  reporting: 'digitalFootprint',
  portal: 'clientWorkspace',
} as const satisfies Record<ToolId, FeatureId>;

/** EUR per year. The calculator expresses savings in hires. */
export const hireEurPerYear = 30_000;

/** EUR per campaign. The calculator expresses savings in campaigns. */
export const campaignEur = 5_000;

/** Inputs of the savings calculator, as fixed by the client. */
export const savingsInputs = {
  clients: {default: 25, min: 1, max: 500, sliderMax: 200},
  /** EUR per client and month. The specification has no maximum; higher prices are unrealistic and count as this. */
  price: {default: 150, min: 0, max: 10_000},
  tools: ['vulnerability', 'compliance', 'darkweb', 'reporting'],
} as const satisfies {
  clients: object;
  price: object;
  tools: readonly ToolId[];
};

export const savingsParameters = ['clients', 'price', 'tools'] as const;

/** Returns a sentence per problem of the price list for the savings calculator and its examples. */
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
