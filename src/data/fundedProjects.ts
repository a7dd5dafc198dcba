/** Who co-finances a project. */
export type FundingLevel = 'eu' | 'national' | 'regional';

/** A research project that public funds pay for, and what they want to see beside it; each is shown where it is given. */
export interface FundedProject {
  readonly id: 'scoring' | 'remediation' | 'benchmark';
  readonly funding: FundingLevel;
  /** The programme by its own name: 'Horizon Europe, HORIZON-CL3-2025-CS-01'. */
  readonly programme?: string;
  /** Number of the grant agreement or of the decree. */
  readonly grantNumber?: string;
  /** Unique project code (CUP) of Italian public funds: 'B12C34567890001'. */
  readonly cup?: string;
  /** Whether it is invented. */
  readonly sample?: true;
}

/** Invented research projects of the innovation lab, in order; their words are in the content. */
export const fundedProjects: readonly FundedProject[] = [
  {id: 'scoring', funding: 'eu', sample: true},
  {id: 'remediation', funding: 'national', sample: true},
  {id: 'benchmark', funding: 'regional', sample: true},
];
