/** Scores of likelihood and impact go from 1 to this one. */
export const topScore = 5;

/**
 * Levels of a risk (likelihood times impact), highest first, with their minimum score: proposals of the risk assessment
 * guide. A client's management signs its own.
 */
export const riskLevels = [
  {id: 'now', from: 15},
  {id: 'plan', from: 8},
  {id: 'accept', from: 1},
] as const;
