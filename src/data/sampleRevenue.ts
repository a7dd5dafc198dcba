import {samplePortfolio} from './sampleClients';

/**
 * Invented revenue of a partner, EUR per month, by service in the order of the words. A test checks that each month is
 * at or above the floor price of the pricing guide's example.
 */
export const sampleRevenue = {
  eurPerMonth: [
    [320, 160, 60],
    [420, 280, 120],
    [440, 300, 160],
    [560, 400, 200],
    [580, 420, 260],
    [680, 540, 340],
  ],
  /** Number of clients in the same months. */
  clients: [2, 3, 3, 4, 4, samplePortfolio.clients],
  sample: true,
} as const;

/** Clients in the first and in the last of these months. */
export const sampleGrowth = {from: sampleRevenue.clients[0], to: samplePortfolio.clients};

/** Revenue of each of these months, EUR. */
export const sampleRevenueEur = sampleRevenue.eurPerMonth.map((parts) =>
  parts.reduce<number>((sum, part) => sum + part, 0),
);
