/** Features of the plans besides their limits. plans.ts says which plan each feature begins with. */
import type {FeatureId, PricedPlan} from './planSchema';

/** Value of a cell: a tick or a cross, a count, a limit, or a key of the words. */
export type PlanValue =
  | boolean
  | {readonly count: number}
  | {readonly upTo: number}
  | 'unlimited'
  | 'basicCatalogue'
  | 'fullCatalogue';

/** A plan of the comparison, with a test for its features. */
type Column = PricedPlan & {readonly has: (feature: FeatureId) => boolean};

/** A row of the comparison: key of its label, and the value for each plan. */
interface Row<Id extends string = string> {
  readonly id: Id;
  readonly valueOf: (plan: Column) => PlanValue;
}

const row = <Id extends string>(id: Id, valueOf: Row['valueOf']): Row<Id> => ({id, valueOf});

const gated = <Id extends FeatureId>(id: Id) => row(id, ({has}) => has(id));

const count = (limit: number | null): PlanValue => (limit === null ? 'unlimited' : {count: limit});

/** The comparison table: categories of features with a value per plan. Custom plans have no limits to compare. */
export const comparison = [
  {
    id: 'limits',
    features: [
      row('clients', ({clients}) => (clients === null ? 'unlimited' : {upTo: clients})),
      row('mspUsers', ({mspUsers}) => count(mspUsers)),
      row('scansPerMonth', ({scansPerMonth}) => count(scansPerMonth)),
      row('assessmentsPerClient', () => 'unlimited'),
      row('freeTrial', ({freeTrial}) => freeTrial),
      gated('support'),
    ],
  },
  {
    id: 'compliance',
    features: [
      gated('assessments'),
      row('catalogue', ({has}) => (has('fullCatalogue') ? 'fullCatalogue' : 'basicCatalogue')),
      gated('complianceDashboard'),
      gated('customAssessments'),
      gated('customFrameworks'),
    ],
  },
  {
    id: 'monitoring',
    features: [gated('vulnerabilityScans'), gated('digitalFootprint'), gated('dataBreach')],
  },
  {
    id: 'selling',
    features: [gated('campaignManager'), gated('remediationEngine'), gated('salesAdvisor')],
  },
  {
    id: 'whiteLabel',
    features: [gated('logoAndColours'), gated('customDomain'), gated('clientWorkspace'), gated('fullApi')],
  },
] as const;

export type CategoryId = (typeof comparison)[number]['id'];
export type ComparedFeatureId = (typeof comparison)[number]['features'][number]['id'];

export const explainedFeatures = [
  'assessments',
  'digitalFootprint',
  'dataBreach',
  'complianceDashboard',
  'customAssessments',
  'campaignManager',
  'remediationEngine',
  'clientWorkspace',
] as const satisfies readonly FeatureId[];
export type ExplainedFeatureId = (typeof explainedFeatures)[number];
