import {firstYears} from '../firstOrder';

it('is known of each plan with a price', () => {
  expect(firstYears.map(({year, setup, total}) => [year, setup, total])).toEqual([
    [6 * 20, 77, 197],
    ...firstYears.slice(1).map(({plan}) => [6 * plan.eurPerMonth, 77, 6 * plan.eurPerMonth + 77]),
  ]);
  expect(firstYears.length).toBeGreaterThan(1);
});
