/** Who co-finances a project. */
export type FundingLevel = 'eu' | 'national' | 'regional';

/** Invented research projects of the innovation lab, in order; their words are in the content. */
export const fundedProjects = [
  {id: 'scoring', funding: 'eu', sample: true},
  {id: 'remediation', funding: 'national', sample: true},
  {id: 'benchmark', funding: 'regional', sample: true},
] as const satisfies readonly {id: string; funding: FundingLevel; sample?: true}[];

/** A funded project. */
export type FundedProjectId = (typeof fundedProjects)[number]['id'];
