import {plans} from '@site/src/data/plans';
import {computePriceRuler, priceRulerDefaults} from '@site/src/data/calculators/priceRuler';
import {extrasOf, priceRulerSteps} from '../priceRulerSteps';

const formulas = (change: Partial<typeof priceRulerDefaults>) => {
  const input = {...priceRulerDefaults, needs: [], ...change};
  return priceRulerSteps(input, computePriceRuler(input, plans), 'en').map(({formula}) => formula);
};

it('writes every step so that it can be checked', () => {
  expect(formulas({clients: 40, ownCost: 100})).toEqual([
    '€90 + 10 × €2.70 = €117',
    '€117 ÷ 40 + €100 = €102.92…',
    '€102.92… ÷ (1 − 50%) = €205.85, so €206',
    '40 × €206 = €8,240',
    '€117 + 40 × €100 = €4,117',
    '€8,240 − €4,117 = €4,123',
    '€4,123 ÷ €8,240 = 50.0%',
  ]);
  // Nothing to add, nothing to round.
  expect(formulas({clients: 5, ownCost: 6}).slice(0, 3)).toEqual([
    '€20',
    '€20 ÷ 5 + €6 = €10',
    '€10 ÷ (1 − 50%) = €20',
  ]);
});

it('says what was added to a plan', () => {
  const {costs} = computePriceRuler({...priceRulerDefaults, clients: 31, mspUsers: 6, needs: []}, plans);
  expect(costs.slice(0, 3).map((cost) => extrasOf(cost, 'en'))).toEqual([
    'with 26 extra clients at €3.30 and 4 extra users at €7',
    'with 1 extra client at €2.70 and 2 extra users at €6',
    'all included',
  ]);
});
