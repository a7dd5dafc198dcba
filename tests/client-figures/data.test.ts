/** The data against the figures that the client has given. */
import {claims} from '@site/src/data/claims';
import {firstOrder} from '@site/src/data/firstOrder';
import {partnerClientsIncluded, partnerCostUsdPerYear, partnerRoiInputs} from '@site/src/data/partnerRoi';
import {contractMonths, plans, whiteLabelSetupEur} from '@site/src/data/plans';
import {priceList} from '@site/src/data/priceList';
import type {FeatureId} from '@site/src/data/planSchema';
import {
  campaignEur,
  hireEurPerYear,
  savedPerClientEur,
  savedPerMonthEur,
  savedPerYearEur,
  savingsInputs,
  toolCostEur,
  toolIds,
  traditionalStackEur,
} from '@site/src/data/savings';
import {computePartnerRoi, partnerRoiDefaults} from '@site/src/data/calculators/partnerRoi';
import {computeSavings, savingsDefaults} from '@site/src/data/calculators/savings';

const costs = toolIds.map((id) => toolCostEur[id]);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

it.each([
  ['Attract', 49, 1, 10, 300, {extraClient: 2, extraUser: 19}],
  ['Engage', 199, 5, 100, 3000, {extraClient: 1.9, extraUser: 19}],
  ['Scale', 1999, 15, 150, 7500, {extraClient: 10, extraUser: 35}],
  ['Custom', null, null, null, null, undefined],
])(
  '%s costs and holds what the table says',
  (name, eurPerMonth, mspUsers, clients, scansPerMonth, addOns) => {
    expect(plans.map((plan) => plan.name)).toEqual(['Attract', 'Engage', 'Scale', 'Custom']);
    const plan = plans.find((each) => each.name === name)!;
    expect({addOns: undefined, ...plan}).toMatchObject({
      id: name.toLowerCase(),
      eurPerMonth,
      mspUsers,
      clients,
      scansPerMonth,
      addOns,
      freeTrial: name === 'Attract',
      popular: name === 'Engage',
    });
  },
);

it('sets the white label up for 199 EUR, and has contracts of a year', () => {
  expect([whiteLabelSetupEur, contractMonths]).toEqual([199, 12]);
});

it('adds the tools up to the traditional stack', () => {
  expect(costs).toHaveLength(6);
  expect(sum(costs.map(([from]) => from))).toBe(125);
  expect(sum(costs.map(([, to]) => to))).toBe(205);
  expect(sum(costs.map(([from, to]) => (from + to) / 2))).toBe(165);
  expect(traditionalStackEur).toEqual({from: 125, to: 205, typical: 165});
});

it.each(toolIds)('%s costs between 10 and 70', (id) => {
  const [from, to] = toolCostEur[id];
  expect(from).toBeGreaterThanOrEqual(10);
  expect(to).toBeLessThanOrEqual(70);
  expect(from).toBeLessThan(to);
});

it('computes what is saved', () => {
  expect(savedPerClientEur).toBe(116);
  expect(savedPerMonthEur).toBe(1160);
  expect(savedPerYearEur).toBe(13_920);
  expect(hireEurPerYear).toBe(30_000);
  expect(campaignEur).toBe(5_000);
});

it('starts the calculator as the specification says', () => {
  expect(savingsInputs).toEqual({
    clients: {default: 25, min: 1, max: 500, sliderMax: 200},
    price: {default: 150, min: 0, max: 10_000},
    tools: ['vulnerability', 'compliance', 'darkweb', 'reporting'],
  });
  expect(toolIds).toEqual(['vulnerability', 'compliance', 'darkweb', 'project', 'reporting', 'portal']);
});

it('computes the savings of the default inputs', () => {
  expect(computeSavings(savingsDefaults)).toMatchObject({
    plan: {id: 'engage'},
    currentCost: 3750,
    productCost: 199,
    monthlySavings: 3551,
    annualSavings: 42_612,
    hires: 1,
    campaigns: 8,
    marginPercent: 94.7,
  });
});

it.each([
  [1, [], 'attract', 49],
  [10, [], 'attract', 49],
  [10, ['project'], 'engage', 199],
  [11, [], 'engage', 199],
  [100, ['project'], 'engage', 199],
  [101, ['project'], 'scale', 1999],
  [101, [], 'scale', 1999],
  [1, ['portal'], 'scale', 1999],
  [1, ['portal', 'project'], 'scale', 1999],
  [500, ['portal'], 'scale', 1999],
] as const)('charges %i clients with %j by the formula: %s, %i EUR', (clients, tools, id, productCost) => {
  expect(computeSavings({clients, price: 150, tools})).toMatchObject({plan: {id}, productCost});
});

it('opens features with the plans of the table', () => {
  const from = (...ids: FeatureId[]) => ids.map((id) => priceList.planWith(id).id);
  const engage = [
    'customAssessments',
    'customFrameworks',
    'campaignManager',
    'remediationEngine',
    'customDomain',
  ] as const;
  expect(new Set(from(...engage))).toEqual(new Set(['engage']));
  expect(new Set(from('clientWorkspace', 'salesAdvisor', 'fullApi'))).toEqual(new Set(['scale']));
  expect(new Set(from('logoAndColours', 'support', 'assessments'))).toEqual(new Set(['attract']));
  expect(from('customIntegrations', 'fullCatalogue')).toEqual(['custom', 'engage']);
});

it('computes the return of the default inputs', () => {
  expect([partnerCostUsdPerYear, partnerClientsIncluded]).toEqual([1000, 50]);
  expect(partnerRoiInputs.clients).toMatchObject({default: 10, min: 1, max: 50, step: 1});
  expect(partnerRoiInputs.price).toMatchObject({default: 50, min: 50});
  expect(computePartnerRoi(partnerRoiDefaults)).toEqual({
    monthlyRevenue: 500,
    yearlyRevenue: 6000,
    yearlyProfit: 5000,
    roi: 500,
    monthsToBreakEven: 2,
  });
});

it('adds the first year of the plan on trial up', () => {
  expect(firstOrder).toEqual({trial: 0, year: 588, setup: 199, total: 787});
});

it('claims what the client claims', () => {
  expect(claims).toMatchObject({
    setupMinutes: 5,
    onboardingHours: [1, 2],
    trialDays: 14,
    msps: 500,
    fewerSupportRequestsPercent: 40,
    roiMonths: [3, 6],
    savingsPercent: 85,
    telcoLaunchDays: 90,
    caseStudySavedEurPerYear: 4200,
    successStory: {mrrIncreasePercent: 40, costReductionPercent: 25},
    dashboard: {vulnerabilities: 0, scansCompleted: 247, compliancePercent: 98},
  });
});
