/** What plans hold besides their limits. Which plan a feature begins with is said in plans.ts. */
import type {FeatureId, PricedPlan} from './planSchema';

/** What a cell says: a tick or a cross, a count, a limit, an amount in EUR per month, or a key into the words. */
export type PlanValue =
  | boolean
  | {readonly count: number}
  | {readonly upTo: number}
  | {readonly eurPerMonth: number; readonly withWorkspace?: boolean}
  | 'unlimited'
  | 'basicCatalogue'
  | 'fullCatalogue';

/** A plan of the comparison, and whether it has a feature. */
type Column = PricedPlan & {readonly has: (feature: FeatureId) => boolean};

/** A row of the comparison: what it is called in the words, and what the plan of a column says in it. */
interface Row<Id extends string = string> {
  readonly id: Id;
  readonly valueOf: (plan: Column) => PlanValue;
}

const row = <Id extends string>(id: Id, valueOf: Row['valueOf']): Row<Id> => ({id, valueOf});

/** A row of ticks and crosses. */
const gated = <Id extends FeatureId>(id: Id) => row(id, ({has}) => has(id));

const count = (limit: number | null): PlanValue => (limit === null ? 'unlimited' : {count: limit});

/** The comparison table: categories of features with what each plan gives. Custom plans have no limits to compare. */
export const comparison = [
  {
    id: 'limits',
    features: [
      row('clients', ({clients}) => (clients === null ? 'unlimited' : {upTo: clients})),
      row('mspUsers', ({mspUsers}) => count(mspUsers)),
      row('scansPerMonth', ({scansPerMonth}) => count(scansPerMonth)),
      row('assessmentsPerClient', () => 'unlimited'),
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
  {
    id: 'addOns',
    features: [
      row('extraClient', ({addOns, has}) =>
        addOns ? {eurPerMonth: addOns.extraClient, withWorkspace: has('clientWorkspace')} : false,
      ),
      row('extraUser', ({addOns}) => (addOns ? {eurPerMonth: addOns.extraUser} : false)),
    ],
  },
  {
    id: 'service',
    features: [row('freeTrial', ({freeTrial}) => freeTrial), gated('support')],
  },
] as const;

/** A group of rows of the comparison. */
export type CategoryId = (typeof comparison)[number]['id'];
/** A row of the comparison. */
export type ComparedFeatureId = (typeof comparison)[number]['features'][number]['id'];

/** Features that the comparison explains. */
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
/** A feature with an explanation in the comparison. */
export type ExplainedFeatureId = (typeof explainedFeatures)[number];
