import {samplePortfolio} from './sampleClients';

/** Invented revenue of a partner in the first months of a year, EUR per month, by service in the order of the words. */
export const sampleRevenue = {
  eurPerMonth: [
    [200, 80, 20],
    [220, 120, 40],
    [260, 150, 70],
    [290, 200, 100],
    [310, 240, 160],
    [340, 280, 220],
  ],
  /** Clients that it comes from, in the same months. */
  clients: [2, 3, 3, 4, 4, samplePortfolio.clients],
  sample: true,
} as const;

/** Revenue of each of these months, EUR. */
export const sampleRevenueEur = sampleRevenue.eurPerMonth.map((parts) =>
  parts.reduce<number>((sum, part) => sum + part, 0),
);
