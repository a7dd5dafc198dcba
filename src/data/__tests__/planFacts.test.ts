import {featurePlans, popularExtras, steepStep, yearEur} from '../planFacts';

it('names the plans that have a feature, and says whether a smaller one lacks it', () => {
  const all = ['Seed', 'Stem', 'Crown', 'Forest'];
  expect(featurePlans.assessments).toMatchObject({name: 'Seed', eurPerMonth: 20, later: false, names: all});
  expect(featurePlans.fullApi).toMatchObject({
    name: 'Crown',
    eurPerMonth: 700,
    later: true,
    names: all.slice(2),
  });
  expect(featurePlans.customIntegrations).toMatchObject({eurPerMonth: null, names: ['Forest']});
  expect(popularExtras).toEqual(['fullCatalogue', 'customDomain', 'remediationEngine']);
});

it('computes the amounts that words write', () => {
  expect(yearEur).toEqual({entry: 120, trial: 120});
  const clientEur = {before: 3, after: 700 / 60};
  expect(steepStep).toEqual({name: 'Stem', times: 8, clientEur, withApi: true});
});
