import {claims} from './claims';
import {sampleClients} from './sampleClients';

const scores = sampleClients.map(({score}) => score as number);

/** First and last point of the dashboard's lines: months of a year and values. Invented, except for the last values. */
export const sampleTrend = {
  months: [6, 11],
  compliancePercent: [71, claims.dashboard.compliancePercent],
  averageScore: [52, Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)],
  sample: true,
} as const;
