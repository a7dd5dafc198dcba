/** What stands beside invented people, cases and projects while their words or data say `sample: true`. */
export const sampleMark = {
  label: 'Sample',
};

export type SampleMarkContent = typeof sampleMark;
