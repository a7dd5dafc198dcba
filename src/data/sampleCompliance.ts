import {complianceOf} from '../lib/securityScore';

/** Progress of the client of the sample report, percent of controls met, shown in the compliance mock-ups. `sample: true` each. */
export const sampleCompliance = complianceOf().map(({name, percent}) => ({
  framework: name,
  percent,
  sample: true,
}));
