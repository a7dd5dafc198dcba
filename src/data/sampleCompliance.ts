import {complianceOf, controlsOpen} from './securityScore';

/** Progress of the client of the sample report, percent of controls met, shown in the compliance mock-ups. `sample: true` each. */
export const sampleCompliance = complianceOf().map(({name, percent}) => ({
  framework: name,
  percent,
  sample: true,
}));

const open = controlsOpen('nis2');
/** Letters of the measures of Article 21(2) NIS2. */
const measures = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;
/** A measure of Article 21(2) NIS2, by its letter. */
export type MeasureLetter = (typeof measures)[number];

/** What that client has of the measures of NIS2, and what is still open: their letters. `sample: true` both. */
export const sampleMeasures = [
  {state: 'met', letters: measures.filter((letter) => !open.includes(letter)), sample: true},
  {state: 'open', letters: measures.filter((letter) => open.includes(letter)), sample: true},
] as const;
