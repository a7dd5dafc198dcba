/** The partner ROI calculator, by the client's formulas. Pure: no React, no aliases. */
import {partnerCostUsdPerYear, partnerRoiInputs} from '../partnerRoi';
import {decimalIn, integerIn} from '../../lib/query';

/** What the partner calculator is asked. */
export interface PartnerRoiInput {
  /** Clients that the partner plans to serve. */
  readonly numberOfClients: number;
  /** USD per client and month. */
  readonly pricePerClient: number;
}

/** What the partner calculator answers. */
export interface PartnerRoiResult {
  /** USD. */
  readonly monthlyRevenue: number;
  /** USD. */
  readonly yearlyRevenue: number;
  /** USD; below 0 where a year's revenue does not cover the partner cost. */
  readonly yearlyProfit: number;
  /** Profit as a share of the partner cost, percent with one decimal. */
  readonly roi: number;
  /** Months until the revenue adds up to the yearly partner cost, rounded up. */
  readonly monthsToBreakEven: number;
}

/** What is wrong with a value. */
export type PartnerRoiProblem = 'notANumber' | 'tooSmall' | 'tooLarge';

/** What the calculator starts with. */
export const partnerRoiDefaults: PartnerRoiInput = {
  numberOfClients: partnerRoiInputs.clients.default,
  pricePerClient: partnerRoiInputs.price.default,
};

/** To a millionth, against binary fractions. Amounts are rounded to cents where they are shown. */
const trim = (value: number) => Math.round(value * 1e6) / 1e6;

function problemOf(value: number, {min, max}: {min: number; max: number}): PartnerRoiProblem | undefined {
  if (Number.isNaN(value)) {
    return 'notANumber';
  }
  if (value < min) {
    return 'tooSmall';
  }
  return value > max ? 'tooLarge' : undefined;
}

/** What is wrong with each input; nothing where it can be computed. */
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
 * What a partner earns in a year. The input has no problems.
 *
 * @param costUsdPerYear what the partner pays; the site's figure unless another is given
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
    // `+ 0` turns a minus zero into a plain one.
    roi: Math.round((yearlyProfit / costUsdPerYear) * 1000) / 10 + 0,
    monthsToBreakEven: Math.ceil(costUsdPerYear / monthlyRevenue),
  };
}

/**
 * The calculation that an address holds. One of the two numbers may be missing and counts as its default. Never throws.
 *
 * @param search query of the address, with or without its question mark
 * @returns `null` where there is none, or one that the form would not accept
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

/** The query that holds a calculation, with its question mark. The defaults too: opened again, they show a result. */
export function partnerRoiQuery({numberOfClients, pricePerClient}: PartnerRoiInput): string {
  return `?clients=${numberOfClients}&price=${pricePerClient}`;
}
