import {comparison} from '../planFeatures';
import {featureIds, type FeatureId} from '../planSchema';
import {priceList} from '../priceList';

const {priced, includes} = priceList;
const [seed, , crown] = priced.map((plan) => ({
  ...plan,
  has: (feature: FeatureId) => includes(plan, feature),
}));
const rows = comparison.flatMap(({features}) => [...features]);
const valuesOf = (plan: typeof seed) => Object.fromEntries(rows.map(({id, valueOf}) => [id, valueOf(plan!)]));

it('says what plans hold, the smallest and one without limits and add-ons', () => {
  expect(valuesOf(seed)).toEqual({
    clients: {upTo: 5},
    mspUsers: {count: 2},
    scansPerMonth: {count: 50},
    assessmentsPerClient: 'unlimited',
    assessments: true,
    catalogue: 'basicCatalogue',
    complianceDashboard: true,
    customAssessments: false,
    customFrameworks: false,
    vulnerabilityScans: true,
    digitalFootprint: true,
    dataBreach: true,
    campaignManager: false,
    remediationEngine: false,
    salesAdvisor: false,
    logoAndColours: true,
    customDomain: false,
    clientWorkspace: false,
    fullApi: false,
    freeTrial: true,
    support: true,
  });
  const gated = rows.map(({id}) => id).filter((id) => featureIds.includes(id as FeatureId));
  expect(valuesOf(crown)).toEqual({
    ...Object.fromEntries(gated.map((id) => [id, true])),
    clients: {upTo: 60},
    mspUsers: 'unlimited',
    scansPerMonth: 'unlimited',
    assessmentsPerClient: 'unlimited',
    catalogue: 'fullCatalogue',
    freeTrial: false,
  });
  expect(valuesOf({...crown!, clients: null}).clients).toBe('unlimited');
});
