import {computeFloorPrice, floorPriceDefaults} from '@site/src/data/calculators/floorPrice';
import {floorPriceSteps} from '../floorPriceSteps';

/** The example of the guide, with the plan that it names. */
const example = {...floorPriceDefaults, platform: 199};

it('writes every step so that it can be checked', () => {
  expect(floorPriceSteps(example, computeFloorPrice(example), 'en').map(({formula}) => formula)).toEqual([
    '€199 ÷ 13 = €15.30…',
    '2 × €35 = €70',
    '0.5 × €40 = €20',
    '€2,292 ÷ 12 ÷ 13 = €14.69…',
    '€15.30… + €70 + €20 + €10 + €14.69… = €130',
    '€130 ÷ (1 − 50%) = €260',
    '€130 ÷ (1 − 60%) = €325',
    '€130 + €15.30… + €14.69… = €160',
    '€130 + €35 = €165',
  ]);
});

it('says what a price is rounded from', () => {
  const input = {...example, tools: 10.1};
  const formulas = floorPriceSteps(input, computeFloorPrice(input), 'en').map(({formula}) => formula);
  expect(formulas[5]).toBe('€130.10 ÷ (1 − 50%) = €260.20, so €261');
});
