/** Scores of likelihood and impact go from 1 to this one. */
export const topScore = 5;

/**
 * Levels of a risk (likelihood times impact), the highest first, each with the score from which it counts: those that the
 * guide to risk assessment proposes. A client's management signs its own.
 */
export const riskLevels = [
  {id: 'now', from: 15},
  {id: 'plan', from: 8},
  {id: 'accept', from: 1},
] as const;
