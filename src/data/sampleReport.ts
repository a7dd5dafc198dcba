/**
 * The invented client of every single-client mock-up: findings, dates and plan. Score, trend, open findings and
 * compliance are computed from them (`src/data/securityScore.ts`). Addresses are reserved for examples (RFC 2606, RFC
 * 5737).
 */

/** Severities, the worst first, with their deduction from the 100 points of an area. */
export const severities = [
  {id: 'critical', points: 100},
  {id: 'high', points: 50},
  {id: 'medium', points: 25},
  {id: 'low', points: 10},
] as const;
export type Severity = (typeof severities)[number]['id'];

/** Kinds of evidence, with the uncertainty of the result in points, up or down. */
export const bases = {measured: 2, shown: 10, told: 25} as const;
/** Kind of evidence: measured by a scan, shown in settings and documents, or told in an interview. */
export type Basis = keyof typeof bases;

/** Areas of the score, with their weight in percent. */
export const reportAreas = [
  {id: 'perimeter', weight: 25, basis: 'measured'},
  {id: 'email', weight: 20, basis: 'measured'},
  {id: 'access', weight: 20, basis: 'shown'},
  {id: 'web', weight: 15, basis: 'measured'},
  {id: 'recovery', weight: 10, basis: 'told'},
  {id: 'organization', weight: 10, basis: 'shown'},
] as const satisfies readonly {id: string; weight: number; basis: Basis}[];
export type ReportAreaId = (typeof reportAreas)[number]['id'];

export type FindingOwner = 'provider' | 'management' | 'office' | 'agency';

export interface ReportFinding {
  readonly id: string;
  readonly area: ReportAreaId;
  readonly severity: Severity;
  /** ISO 8601 date of the first report with the finding. */
  readonly opened: string;
  /** ISO 8601 date of the check that found it fixed. */
  readonly closed?: string;
}

/** An open finding, with its plan. */
export interface OpenFinding extends ReportFinding {
  readonly due: string;
  readonly owner: FindingOwner;
  readonly hours: {readonly provider: number; readonly client: number};
  /** Open controls: letters of Article 21(2) NIS2, controls of ISO/IEC 27001:2022, articles of the GDPR. */
  readonly controls: Readonly<Record<FrameworkId, readonly string[]>>;
}

/** Frameworks of the report. `checked`: applicable controls. `otherGaps`: open controls without a finding. */
export const reportFrameworks = [
  {id: 'nis2', name: 'NIS2', checked: 10, otherGaps: 0},
  {id: 'iso', name: 'ISO 27001', checked: 90, otherGaps: 19},
  {id: 'gdpr', name: 'GDPR', checked: 12, otherGaps: 0},
] as const;
export type FrameworkId = (typeof reportFrameworks)[number]['id'];

const accounts = {all: 41, withoutSecondFactor: 7, leaked: 3};
const written = '2026-11-05 08:05';

/**
 * The client and its dates. Scores and open findings on the days of `reports` are the trend. The last day is this
 * report.
 */
export const sampleReport = {
  client: {id: 'bianchi', name: 'Studio Bianchi', domain: 'studio-bianchi.example', people: 40},
  number: '3',
  reports: ['2026-05-08', '2026-08-07', '2026-11-06'],
  /** Onboarding, up to the first report. */
  onboarding: {
    invited: '2026-04-27',
    authorized: '2026-04-28',
    scanned: '2026-05-04',
    checked: '2026-05-07',
    report: '2026-05-08',
  },
  scanned: {from: '2026-11-02', to: '2026-11-05'},
  /** Days with a forecast of the score. */
  milestones: ['2026-11-30', '2026-12-31'],
  nextReport: '2027-02-05',
  accounts: {...accounts, withSecondFactor: accounts.all - accounts.withoutSecondFactor},
  forgedMessages: 212,
  /** Timeline of the worst finding: two scans, a call and a letter. UTC, as in evidence. */
  alarm: {
    seen: '2026-11-04 22:14',
    again: '2026-11-05 02:11',
    called: '2026-11-05 07:40',
    written,
    writtenTime: written.slice('2026-11-05 '.length),
  },
  sample: true,
} as const;

const first = '2026-05-08';
const second = '2026-08-07';
const third = '2026-11-06';

export const openFindings = [
  {
    id: 'gateway',
    area: 'perimeter',
    severity: 'critical',
    opened: third,
    due: '2026-11-07',
    owner: 'provider',
    hours: {provider: 3, client: 0},
    controls: {nis2: ['e', 'i'], iso: ['A.8.8', 'A.5.9'], gdpr: ['32(1)(b)']},
  },
  {
    id: 'secondFactor',
    area: 'access',
    severity: 'high',
    opened: first,
    due: '2026-11-20',
    owner: 'office',
    hours: {provider: 4, client: 2},
    controls: {nis2: ['j'], iso: ['A.8.5'], gdpr: ['32(1)(b)']},
  },
  {
    id: 'restore',
    area: 'recovery',
    severity: 'high',
    opened: first,
    due: '2026-11-20',
    owner: 'provider',
    hours: {provider: 8, client: 1},
    controls: {nis2: ['c'], iso: ['A.8.13'], gdpr: ['32(1)(c)']},
  },
  {
    id: 'formerAccount',
    area: 'access',
    severity: 'medium',
    opened: third,
    due: '2026-11-10',
    owner: 'office',
    hours: {provider: 1, client: 1},
    controls: {nis2: ['i'], iso: ['A.5.18'], gdpr: ['32(1)(b)']},
  },
  {
    id: 'dmarc',
    area: 'email',
    severity: 'medium',
    opened: first,
    due: '2026-12-04',
    owner: 'provider',
    hours: {provider: 6, client: 0},
    controls: {nis2: ['g'], iso: ['A.5.14'], gdpr: []},
  },
  {
    id: 'incidentPlan',
    area: 'organization',
    severity: 'medium',
    opened: first,
    due: '2026-12-04',
    owner: 'management',
    hours: {provider: 4, client: 4},
    controls: {nis2: ['b'], iso: ['A.5.24'], gdpr: ['33']},
  },
  {
    id: 'headers',
    area: 'web',
    severity: 'low',
    opened: second,
    due: '2027-01-29',
    owner: 'agency',
    hours: {provider: 1, client: 0},
    controls: {nis2: ['e'], iso: ['A.8.9'], gdpr: []},
  },
] as const satisfies readonly OpenFinding[];
export type OpenFindingId = (typeof openFindings)[number]['id'];

export const closedFindings = [
  {id: 'adminPage', area: 'perimeter', severity: 'high', opened: first, closed: '2026-05-20'},
  {id: 'adminAccounts', area: 'access', severity: 'high', opened: first, closed: '2026-06-12'},
  {id: 'cms', area: 'web', severity: 'high', opened: first, closed: '2026-07-03'},
  {id: 'dkim', area: 'email', severity: 'medium', opened: first, closed: '2026-06-19'},
  {id: 'deviceList', area: 'organization', severity: 'medium', opened: first, closed: '2026-07-24'},
] as const satisfies readonly ReportFinding[];
export type ClosedFindingId = (typeof closedFindings)[number]['id'];

/** A check of a scan, with the finding if it failed. */
export interface ScanCheck<Id extends string = string> {
  readonly id: Id;
  readonly finding?: OpenFindingId;
}

/** Checks of the email system, in the order of a scan. */
export const emailChecks: readonly ScanCheck<'spf' | 'dkim' | 'dmarc' | 'tls' | 'relay'>[] = [
  {id: 'spf'},
  {id: 'dkim'},
  {id: 'dmarc', finding: 'dmarc'},
  {id: 'tls'},
  {id: 'relay'},
];
