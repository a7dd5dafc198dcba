/** The partner ROI calculator: planning figures of the client. Amounts in US dollars, as the partner program's are. */

/** What a partner pays, USD per year. */
export const partnerCostUsdPerYear = 1000;

/** Clients that this covers. */
export const partnerClientsIncluded = 50;

/** Months that the chart shows. */
export const partnerChartMonths = 12;

/** Inputs: clients, and the price of one of them in USD per month. */
export const partnerRoiInputs = {
  clients: {default: 10, min: 1, max: partnerClientsIncluded, step: 1},
  /** The specification has no upper end; this one keeps a slip of the finger from filling the page with zeros. */
  price: {default: 50, min: 50, max: 100_000},
} as const;

/** Parameters of the address that hold a calculation. */
export const partnerRoiParameters = ['clients', 'price'] as const;
