/** Floor price of the pricing guide ("Calculate your floor"). Pure: no React, no aliases. */
import {floorPriceInputs} from '../floorPrice';
import {priceToAsk} from './planCosts';
import {trim} from '../../lib/round';

/** Values within the limits of `floorPriceInputs`. */
export type FloorPriceInput = Readonly<Record<keyof typeof floorPriceInputs, number>>;

export interface PricePoint {
  /** EUR per client and month. */
  readonly price: number;
  /** EUR per client and month. */
  readonly cost: number;
  /** Percent of the price. Negative if the cost is higher, `null` without a price. */
  readonly margin: number | null;
}

/** Amounts in EUR per client and month. */
export interface FloorPriceResult {
  /** Costs, in the order of the guide's table. */
  readonly lines: {
    readonly platform: number;
    readonly technician: number;
    readonly manager: number;
    readonly tools: number;
    readonly yearly: number;
  };
  readonly cost: number;
  /** The mistake that the guide warns of: the minimum margin added to the cost. */
  readonly markup: PricePoint;
  /** Prices are rounded up to whole euros. */
  readonly floor: PricePoint;
  readonly list: PricePoint;
  /** The list price in two tests: with half the clients, and with one more technician's hour per client. */
  readonly halfTheClients: PricePoint;
  readonly oneMoreHour: PricePoint;
}

const pointAt = (price: number, cost: number): PricePoint => ({
  price: trim(price),
  cost: trim(cost),
  margin: price > 0 ? trim((1 - cost / price) * 100) : null,
});

/** Defaults: the guide's example. */
export const floorPriceDefaults = Object.fromEntries(
  Object.entries(floorPriceInputs).map(([name, {default: start}]) => [name, start]),
) as FloorPriceInput;

/** Computes the floor price by the guide's method: cost / (1 − margin), with the provider's own hours in the cost. */
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
