/** Progress of an invented client, percent of controls met, shown in the compliance mock-up. `sample: true` each. */
export const sampleCompliance = [
  {framework: 'NIS2', percent: 82, sample: true},
  {framework: 'ISO 27001', percent: 74, sample: true},
  {framework: 'GDPR', percent: 98, sample: true},
  {framework: 'SOC 2', percent: 61, sample: true},
] as const;
