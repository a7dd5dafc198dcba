import {priceList} from './priceList';
import {priceRulerInputs} from './priceRuler';

/** Price of the plan in the guide's example. Its clients ask for NIS2, which needs this plan. */
const plan = priceList.planWith('fullCatalogue').eurPerMonth ?? priceList.top.eurPerMonth;

/**
 * Inputs of the floor price in the pricing guide. Defaults are the guide's example (docs/guides/pricing.md, "Calculate
 * your floor"); a test compares them. Amounts in EUR, margins in percent of the price.
 */
export const floorPriceInputs = {
  /** Plan and add-ons per month, shared by the clients. */
  platform: {default: plan, min: 0, max: 100_000},
  clients: {default: 13, min: priceRulerInputs.clients.min, max: priceRulerInputs.clients.max},
  /** Hours per client and month, and the cost of an hour. */
  technicianHours: {default: 2, min: 0, max: 200},
  technicianRate: {default: 35, min: 0, max: 1000},
  managerHours: {default: 0.5, min: 0, max: 200},
  managerRate: {default: 40, min: 0, max: 1000},
  /** Licences for this service per client and month. */
  tools: {default: 10, min: 0, max: 10_000},
  /** Insurance, training and sales per year, shared by the clients. */
  yearly: {default: 2292, min: 0, max: 1_000_000},
  /** Lowest acceptable margin and planned margin. A margin of 100% would need an infinite price. */
  lowestMargin: {default: priceRulerInputs.margin.default, min: 0, max: priceRulerInputs.margin.max},
  plannedMargin: {default: 60, min: 0, max: priceRulerInputs.margin.max},
} as const;
