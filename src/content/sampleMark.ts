/** Badge of invented people, cases and projects: of records with `sample: true`. */
export const sampleMark = {
  label: 'Sample',
};

export type SampleMarkContent = typeof sampleMark;
