import {plans} from '@site/src/data/plans';
import type {FeatureId, Plan} from '../planSchema';
import {readPriceList} from '../priceList';

const all: readonly Plan[] = plans;
const [seed, stem, crown, forest] = all as readonly [Plan, Plan, Plan, Plan];
const list = readPriceList(all);

it('knows the plans as pages ask for them', () => {
  expect(list).toMatchObject({
    all,
    priced: [seed, stem, crown],
    onRequest: forest,
    entry: seed,
    top: crown,
    popular: stem,
    trial: seed,
    several: true,
  });
  expect(all.map(list.before)).toEqual([undefined, seed, stem, crown]);
  expect(readPriceList([seed])).toMatchObject({
    priced: [seed],
    onRequest: undefined,
    top: seed,
    popular: seed,
    several: false,
  });
});

it('offers the plan that can be tried, or the smallest where none is marked', () => {
  const untried = {...seed, freeTrial: false};
  expect(readPriceList([untried, {...stem, freeTrial: true}, {...crown, freeTrial: true}]).trial.id).toBe(
    'stem',
  );
  expect(readPriceList([untried, stem]).trial).toBe(untried);
});

it.each<[FeatureId, Plan, readonly Plan[]]>([
  ['assessments', seed, [seed, stem, crown, forest]],
  ['customDomain', stem, [stem, crown, forest]],
  ['customIntegrations', forest, [forest]],
])('%s begins with a plan, and larger ones have it too', (feature, plan, having) => {
  expect(list.planWith(feature)).toBe(plan);
  expect(all.filter((each) => list.includes(each, feature))).toEqual(having);
});

it('says where a feature is that no plan has, as of the largest with a price', () => {
  const short = readPriceList([seed, stem, forest]);
  expect(short.planWith('fullApi')).toBe(stem);
  expect(short.includes(forest, 'fullApi')).toBe(false);
});
