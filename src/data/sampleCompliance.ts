import {complianceOf} from './securityScore';

/** Compliance of the sample report's client: percent of controls met, for the mock-ups. `sample: true` each. */
export const sampleCompliance = complianceOf().map(({name, percent}) => ({
  framework: name,
  percent,
  sample: true,
}));
