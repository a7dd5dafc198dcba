import {openOn, reportDay, scoreOn} from './securityScore';
import {sampleReport} from './sampleReport';

/**
 * Invented clients of the dashboard mock-up, sorted by urgency. `score`: 0 to 100. `open`: open findings. The first
 * client is the sample report's.
 */
export const sampleClients = [
  {
    id: sampleReport.client.id,
    name: sampleReport.client.name,
    score: scoreOn(reportDay).score,
    open: openOn(reportDay).length,
    sample: true,
  },
  {id: 'ferrara', name: 'Officine Ferrara', score: 58, open: 4, sample: true},
  {id: 'miramonti', name: 'Hotel Miramonti', score: 71, open: 3, sample: true},
  {id: 'orsini', name: 'Cantina Orsini', score: 84, open: 1, sample: true},
  {id: 'aurelia', name: 'Clinica Aurelia', score: 97, open: 0, sample: true},
] as const;

/** The client without open findings. */
export const clientInOrder = sampleClients.find(({open}) => open === 0)!;

/** Scores below these are urgent, or leave something to do. */
export const scoreLimits = {urgent: 60, toDo: 80} as const;

/** An invented client of a partner. */
export type SampleClientId = (typeof sampleClients)[number]['id'];

/** The same clients in three figures: how many there are, their open findings, and the lowest score (0 to 100). */
export const samplePortfolio = {
  clients: sampleClients.length,
  open: sampleClients.reduce((sum, {open}) => sum + open, 0),
  lowestScore: Math.min(...sampleClients.map(({score}) => score)),
  sample: true,
} as const;
