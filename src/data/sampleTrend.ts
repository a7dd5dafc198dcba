import {claims} from './claims';
import {sampleClients} from './sampleClients';

const scores = sampleClients.map(({score}) => score as number);

/** Ends of the line on the dashboard mock-ups, invented but for the last values: months of a year, and what was shown then. */
export const sampleTrend = {
  months: [6, 11],
  compliancePercent: [71, claims.dashboard.compliancePercent],
  averageScore: [52, Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)],
  sample: true,
} as const;
