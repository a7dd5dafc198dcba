import {complianceOf, controlsOpen} from './securityScore';

/** Compliance of the sample report's client: percent of controls met, for the mock-ups. `sample: true` each. */
export const sampleCompliance = complianceOf().map(({name, percent}) => ({
  framework: name,
  percent,
  sample: true,
}));

const open = controlsOpen('nis2');
/** Letters of the measures of Article 21(2) NIS2. */
const measures = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;
export type MeasureLetter = (typeof measures)[number];

/** NIS2 measures of the sample client, met and open, by letter. `sample: true` both. */
export const sampleMeasures = [
  {state: 'met', letters: measures.filter((letter) => !open.includes(letter)), sample: true},
  {state: 'open', letters: measures.filter((letter) => open.includes(letter)), sample: true},
] as const;
