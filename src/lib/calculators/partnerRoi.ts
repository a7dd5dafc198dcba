/** The partner ROI calculator with the client's formulas. Pure: no React, no aliases. */
import {partnerCostUsdPerYear, partnerRoiInputs} from '../../data/partnerRoi';

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
  /** USD; negative if the yearly revenue is below the partner cost. */
  readonly yearlyProfit: number;
  /** Profit in percent of the partner cost, with one decimal. */
  readonly roi: number;
  /** Months until the revenue reaches the yearly partner cost, rounded up. */
  readonly monthsToBreakEven: number;
}

export type PartnerRoiProblem = 'notANumber' | 'tooSmall' | 'tooLarge';

export const partnerRoiDefaults: PartnerRoiInput = {
  numberOfClients: partnerRoiInputs.clients.default,
  pricePerClient: partnerRoiInputs.price.default,
};

/** Rounds to a millionth, to remove errors of binary fractions. Amounts are rounded to cents for display. */
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
 * Computes a partner's yearly result from valid input.
 *
 * @param costUsdPerYear default: the site's figure
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
