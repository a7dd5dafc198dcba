/** Source of co-financing. */
export type FundingLevel = 'eu' | 'national' | 'regional';

/** A publicly funded research project, with details that funds require. Missing details are not shown. */
export interface FundedProject {
  readonly id: 'scoring' | 'remediation' | 'benchmark';
  readonly funding: FundingLevel;
  /** Official name of the programme: 'Horizon Europe, HORIZON-CL3-2025-CS-01'. */
  readonly programme?: string;
  /** Number of the grant agreement or decree. */
  readonly grantNumber?: string;
  /** Unique project code (CUP) of Italian public funds: 'B12C34567890001'. */
  readonly cup?: string;
  /** True if the project is invented. */
  readonly sample?: true;
}

/** Invented research projects of the innovation lab, in order. Their words are in the content. */
export const fundedProjects: readonly FundedProject[] = [
  {id: 'scoring', funding: 'eu', sample: true},
  {id: 'remediation', funding: 'national', sample: true},
  {id: 'benchmark', funding: 'regional', sample: true},
];
