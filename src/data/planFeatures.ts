import {planIds, plans, type PlanId} from './plans';

/** The smallest plan that has a feature; every larger one has it too. */
export const availableFrom = {
  assessments: 'attract',
  complianceDashboard: 'attract',
  vulnerabilityScans: 'attract',
  digitalFootprint: 'attract',
  dataBreach: 'attract',
  logoAndColours: 'attract',
  support: 'attract',
  customAssessments: 'engage',
  customFrameworks: 'engage',
  campaignManager: 'engage',
  remediationEngine: 'engage',
  customDomain: 'engage',
  clientWorkspace: 'scale',
  salesAdvisor: 'scale',
  fullApi: 'scale',
  customIntegrations: 'custom',
} as const satisfies Record<string, PlanId>;

/** A feature that comes with some plans only. */
export type GatedFeatureId = keyof typeof availableFrom;

/** Whether a plan has a feature. */
export function includes(plan: PlanId, feature: GatedFeatureId): boolean {
  return planIds.indexOf(plan) >= planIds.indexOf(availableFrom[feature]);
}

/** Columns of the comparison; Custom has no limits to compare. */
export const comparedPlanIds = ['attract', 'engage', 'scale'] as const satisfies readonly PlanId[];
/** A plan with a column in the comparison. */
export type ComparedPlanId = (typeof comparedPlanIds)[number];

/** What a cell says: a tick or a cross, a count, a limit, an amount in EUR per month, or a key into the words. */
export type PlanValue =
  | boolean
  | {readonly count: number}
  | {readonly upTo: number}
  | {readonly eurPerMonth: number; readonly withWorkspace?: boolean}
  | 'unlimited'
  | 'basicCatalogue'
  | 'fullCatalogue';

function each(value: (id: ComparedPlanId) => PlanValue): Record<ComparedPlanId, PlanValue> {
  return {attract: value('attract'), engage: value('engage'), scale: value('scale')};
}

function gated<Id extends GatedFeatureId>(id: Id) {
  return {id, values: each((plan) => includes(plan, id))};
}

/** The comparison table: categories of features with what each plan gives. */
export const comparison = [
  {
    id: 'limits',
    features: [
      {id: 'clients', values: each((id) => ({upTo: plans[id].clients}))},
      {id: 'mspUsers', values: each((id) => ({count: plans[id].mspUsers}))},
      {id: 'scansPerMonth', values: each((id) => ({count: plans[id].scansPerMonth}))},
      {id: 'assessmentsPerClient', values: each(() => 'unlimited')},
    ],
  },
  {
    id: 'compliance',
    features: [
      gated('assessments'),
      {id: 'catalogue', values: each((id) => (id === 'attract' ? 'basicCatalogue' : 'fullCatalogue'))},
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
      {
        id: 'extraClient',
        values: each((id) => ({
          eurPerMonth: plans[id].addOns.extraClient,
          withWorkspace: includes(id, 'clientWorkspace'),
        })),
      },
      {id: 'extraUser', values: each((id) => ({eurPerMonth: plans[id].addOns.extraUser}))},
    ],
  },
  {
    id: 'service',
    features: [{id: 'freeTrial', values: each((id) => plans[id].freeTrial)}, gated('support')],
  },
] as const;

/** A group of rows of the comparison. */
export type CategoryId = (typeof comparison)[number]['id'];
/** A row of the comparison. */
export type ComparedFeatureId = (typeof comparison)[number]['features'][number]['id'];

/** Features that the pricing page explains, in its order. */
export const explainedFeatures = [
  'assessments',
  'digitalFootprint',
  'dataBreach',
  'complianceDashboard',
  'customAssessments',
  'campaignManager',
  'remediationEngine',
  'clientWorkspace',
] as const satisfies readonly GatedFeatureId[];
/** A feature with an explanation below the comparison. */
export type ExplainedFeatureId = (typeof explainedFeatures)[number];
