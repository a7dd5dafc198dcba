import {computeFloorPrice, floorPriceDefaults, type FloorPriceInput} from '../floorPrice';

/** The example of the guide, with its plan's price. */
const example: FloorPriceInput = {...floorPriceDefaults, platform: 199};

it('works out the example of the guide', () => {
  const {lines, cost, floor, list} = computeFloorPrice(example);
  expect(Object.values(lines).map((line) => Math.round(line * 100) / 100)).toEqual([
    15.31, 70, 20, 10, 14.69,
  ]);
  expect(cost).toBe(130);
  expect(floor).toEqual({price: 260, cost: 130, margin: 50});
  expect(list).toEqual({price: 325, cost: 130, margin: 60});
});

it('tests the list price twice', () => {
  const {halfTheClients, oneMoreHour} = computeFloorPrice(example);
  expect(halfTheClients).toMatchObject({price: 325, cost: 160});
  expect(Math.round(halfTheClients.margin!)).toBe(51);
  expect(oneMoreHour).toMatchObject({price: 325, cost: 165});
  expect(Math.round(oneMoreHour.margin!)).toBe(49);
});

it('rounds prices up, so that they keep the margin', () => {
  const {floor, list} = computeFloorPrice({...example, tools: 10.1});
  // 130.10 / 0.5 = 260.20, 130.10 / 0.4 = 325.25
  expect([floor.price, list.price]).toEqual([261, 326]);
  expect(floor.margin).toBeGreaterThan(50);
});

it('stays a number where nothing costs anything, and says a loss as one', () => {
  const nothing = Object.fromEntries(Object.keys(example).map((name) => [name, 0]));
  const {cost, floor} = computeFloorPrice({...example, ...nothing, clients: 1});
  expect({cost, floor}).toEqual({cost: 0, floor: {price: 0, cost: 0, margin: null}});
  const dear = computeFloorPrice({...example, plannedMargin: 0});
  expect(dear.list.margin).toBe(0);
  expect(dear.oneMoreHour.margin).toBeLessThan(0);
});
