import {priceList} from './priceList';
import {priceRulerInputs} from './priceRuler';

/** What the plan of the guide's example costs: its clients ask for NIS2, which begins with this plan. */
const plan = priceList.planWith('fullCatalogue').eurPerMonth ?? priceList.top.eurPerMonth;

/**
 * Inputs of the floor price in the pricing guide. The calculation starts with the guide's example (docs/guides/pricing.md,
 * "Calculate your floor"); a test compares the two. Amounts in EUR, margins in percent of the price.
 */
export const floorPriceInputs = {
  /** Plan and add-ons, per month, which the clients share. */
  platform: {default: plan, min: 0, max: 100_000},
  clients: {default: 13, min: priceRulerInputs.clients.min, max: priceRulerInputs.clients.max},
  /** Per client and month, and what an hour costs. */
  technicianHours: {default: 2, min: 0, max: 200},
  technicianRate: {default: 35, min: 0, max: 1000},
  managerHours: {default: 0.5, min: 0, max: 200},
  managerRate: {default: 40, min: 0, max: 1000},
  /** Licences for this service, per client and month. */
  tools: {default: 10, min: 0, max: 10_000},
  /** Insurance, training and sales of a year, which the clients share. */
  yearly: {default: 2292, min: 0, max: 1_000_000},
  /** The lowest margin that is accepted, and the one that is planned with. All of the price would take an endless one. */
  lowestMargin: {default: priceRulerInputs.margin.default, min: 0, max: priceRulerInputs.margin.max},
  plannedMargin: {default: 60, min: 0, max: priceRulerInputs.margin.max},
} as const;
