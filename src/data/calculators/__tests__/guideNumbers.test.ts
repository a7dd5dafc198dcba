import {floorPriceDefaults} from '../floorPrice';
import {guideNumbers} from '../guideNumbers';

/** The example of the guide, with the plan that it names. */
const example = {...floorPriceDefaults, platform: 199};
const so = (rounded: string) => `so ${rounded}`;
it('works every number out anew', () => {
  // Costs 4.80 instead of 130.
  const cheap = {
    ...example,
    platform: 26,
    technicianHours: 0,
    managerHours: 0,
    tools: 2.8,
    yearly: 0,
    plannedMargin: 56,
  };
  expect(guideNumbers('en', cheap, so)).toMatchObject({
    cost: '4.80',
    floorSum: '9.60, so 10',
    floor: '10',
    list: '11',
    markup: '7.20',
    markupMargin: '33',
    missing: '2.80',
    approval: '11',
    // A twentieth more, in steps of five, would be 10.
    raised: '12',
  });
  expect(guideNumbers('it', {...example, tools: 1000.5}, so)).toMatchObject({
    cost: '1.120,50',
    tools: '1.000,5',
  });
});
