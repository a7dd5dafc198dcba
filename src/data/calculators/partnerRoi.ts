/** Partner ROI calculator, by the client's formulas. Pure: no React, no aliases. */
import {partnerCostUsdPerYear, partnerRoiInputs} from '../partnerRoi';
import {decimalIn, integerIn} from '../../lib/query';
import {trim} from '../../lib/round';

export interface PartnerRoiInput {
  readonly numberOfClients: number;
  /** USD per client and month. */
  readonly pricePerClient: number;
}

export interface PartnerRoiResult {
  /** USD. */
  readonly monthlyRevenue: number;
  /** USD. */
  readonly yearlyRevenue: number;
  /** USD. Negative if a year's revenue does not cover the partner cost. */
  readonly yearlyProfit: number;
  /** Profit as a share of the partner cost: percent with one decimal. */
  readonly roi: number;
  /** Months until the revenue covers the yearly partner cost, rounded up. */
  readonly monthsToBreakEven: number;
}

export type PartnerRoiProblem = 'notANumber' | 'tooSmall' | 'tooLarge';

export const partnerRoiDefaults: PartnerRoiInput = {
  numberOfClients: partnerRoiInputs.clients.default,
  pricePerClient: partnerRoiInputs.price.default,
};

function problemOf(value: number, {min, max}: {min: number; max: number}): PartnerRoiProblem | undefined {
  if (Number.isNaN(value)) {
    return 'notANumber';
  }
  if (value < min) {
    return 'tooSmall';
  }
  return value > max ? 'tooLarge' : undefined;
}

export function partnerRoiProblems({numberOfClients, pricePerClient}: PartnerRoiInput): {
  numberOfClients?: PartnerRoiProblem;
  pricePerClient?: PartnerRoiProblem;
} {
  return {
    numberOfClients: problemOf(numberOfClients, partnerRoiInputs.clients),
    pricePerClient: problemOf(pricePerClient, partnerRoiInputs.price),
  };
}

/**
 * Computes a year's earnings. The input must have no problems.
 *
 * @param costUsdPerYear partner cost; by default, the site's
 */
export function computePartnerRoi(
  {numberOfClients, pricePerClient}: PartnerRoiInput,
  costUsdPerYear: number = partnerCostUsdPerYear,
): PartnerRoiResult {
  const monthlyRevenue = trim(numberOfClients * pricePerClient);
  const yearlyRevenue = trim(12 * monthlyRevenue);
  const yearlyProfit = trim(yearlyRevenue - costUsdPerYear);
  return {
    monthlyRevenue,
    yearlyRevenue,
    yearlyProfit,
    // `+ 0` turns −0 into 0.
    roi: Math.round((yearlyProfit / costUsdPerYear) * 1000) / 10 + 0,
    monthsToBreakEven: Math.ceil(costUsdPerYear / monthlyRevenue),
  };
}

/**
 * Parses a calculation from a query string, with or without "?". A missing number is its default. Never throws.
 *
 * @returns `null` without a calculation, or with one that the form would reject
 */
export function parsePartnerRoiQuery(search: string): PartnerRoiInput | null {
  const query = new URLSearchParams(search);
  const [clients, price] = [query.get('clients'), query.get('price')];
  if (clients === null && price === null) {
    return null;
  }
  const {numberOfClients, pricePerClient} = partnerRoiDefaults;
  const input = {
    numberOfClients: clients === null ? numberOfClients : integerIn(clients, partnerRoiInputs.clients),
    pricePerClient: price === null ? pricePerClient : decimalIn(price, partnerRoiInputs.price),
  };
  return input.numberOfClients === undefined || input.pricePerClient === undefined
    ? null
    : {numberOfClients: input.numberOfClients, pricePerClient: input.pricePerClient};
}

/** Returns the query string with "?". Includes defaults, so that the link shows a result. */
export function partnerRoiQuery({numberOfClients, pricePerClient}: PartnerRoiInput): string {
  return `?clients=${numberOfClients}&price=${pricePerClient}`;
}
