/** An invented launch plan of a telecom operator. `from` and `to` are percent of the time from signature to launch. */
export const sampleLaunchPlan = [
  {id: 'brand', owner: 'us', from: 0, to: 34, sample: true},
  {id: 'billing', owner: 'both', from: 12, to: 66, sample: true},
  {id: 'sales', owner: 'you', from: 30, to: 78, sample: true},
  {id: 'pilot', owner: 'both', from: 62, to: 100, sample: true},
] as const;
