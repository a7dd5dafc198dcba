/** The partner ROI calculator: planning figures of the client. Amounts are in US dollars, as in the partner program. */

/** Cost of the partner program, in USD per year. */
export const partnerCostUsdPerYear = 1000;

/** Number of clients included in that cost. */
export const partnerClientsIncluded = 50;

export const partnerChartMonths = 12;

/** Inputs: number of clients, and price per client in USD per month. */
export const partnerRoiInputs = {
  clients: {default: 10, min: 1, max: partnerClientsIncluded, step: 1},
  /** The specification has no maximum. This one stops a typing error from filling the page with zeros. */
  price: {default: 50, min: 50, max: 100_000},
} as const;

/** Query parameters that store a calculation. */
export const partnerRoiParameters = ['clients', 'price'] as const;
