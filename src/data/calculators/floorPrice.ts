/**
 * The floor price of the pricing guide ("Calculate your floor"): what one client costs, and the prices that follow. Pure: no
 * React, no aliases.
 */
import {floorPriceInputs} from '../floorPrice';
import {priceToAsk} from './planCosts';

/** What is entered, by its name; within the limits of `floorPriceInputs`. */
export type FloorPriceInput = Readonly<Record<keyof typeof floorPriceInputs, number>>;

/** What stays of a price. */
export interface PricePoint {
  /** EUR per client and month. */
  readonly price: number;
  /** EUR per client and month. */
  readonly cost: number;
  /** Percent of the price; below 0 where the cost is higher, `null` without a price. */
  readonly margin: number | null;
}

/** What the calculation answers. Amounts in EUR per client and month. */
export interface FloorPriceResult {
  /** The lines of the cost, in the order of the guide's table. */
  readonly lines: {
    readonly platform: number;
    readonly technician: number;
    readonly manager: number;
    readonly tools: number;
    readonly yearly: number;
  };
  readonly cost: number;
  /** The mistake that the guide warns of: the lowest margin added to the cost. */
  readonly markup: PricePoint;
  /** Prices are whole, rounded up. */
  readonly floor: PricePoint;
  readonly list: PricePoint;
  /** The list price, tested twice: with half the clients, and with one more hour of a technician for each. */
  readonly halfTheClients: PricePoint;
  readonly oneMoreHour: PricePoint;
}

const trim = (value: number) => Math.round(value * 1e6) / 1e6;

const pointAt = (price: number, cost: number): PricePoint => ({
  price: trim(price),
  cost: trim(cost),
  margin: price > 0 ? trim((1 - cost / price) * 100) : null,
});

/** What the calculation starts with: the guide's example. */
export const floorPriceDefaults = Object.fromEntries(
  Object.entries(floorPriceInputs).map(([name, {default: start}]) => [name, start]),
) as FloorPriceInput;

/** The floor price by the guide's method: cost / (1 − margin), with the provider's own hours in the cost. */
export function computeFloorPrice(input: FloorPriceInput): FloorPriceResult {
  const {clients, technicianRate, lowestMargin, plannedMargin} = input;
  const lines = {
    platform: trim(input.platform / clients),
    technician: trim(input.technicianHours * technicianRate),
    manager: trim(input.managerHours * input.managerRate),
    tools: input.tools,
    yearly: trim(input.yearly / 12 / clients),
  };
  const cost = trim(Object.values(lines).reduce((sum, line) => sum + line, 0));
  const listPrice = priceToAsk(cost, plannedMargin);
  return {
    lines,
    cost,
    markup: pointAt(cost * (1 + lowestMargin / 100), cost),
    floor: pointAt(priceToAsk(cost, lowestMargin), cost),
    list: pointAt(listPrice, cost),
    halfTheClients: pointAt(listPrice, cost + lines.platform + lines.yearly),
    oneMoreHour: pointAt(listPrice, cost + technicianRate),
  };
}
