import {currency} from '@site/src/data/plans';
import {priceList} from '@site/src/data/priceList';

/** Words of the floor price in the pricing guide: the lines of its cost table with the reader's own numbers. */
export const floorPrice = {
  title: 'Your floor, with your numbers',
  text: 'Prices, tests and bars follow every change. Nothing is sent.',
  inputs: {
    platform: `Platform, ${currency} a month`,
    clients: 'Active clients',
    technicianHours: 'Technician, hours',
    technicianRate: `Cost of an hour, ${currency}`,
    managerHours: 'Account manager, hours',
    managerRate: `Cost of an hour, ${currency}`,
    tools: `Other tools, ${currency}`,
    yearly: `Insurance, training, sales, ${currency} a year`,
    lowestMargin: 'Lowest margin, %',
    plannedMargin: 'Planned margin, %',
  },
  /** Accessible suffix that distinguishes fields with the same label. */
  ofWhom: {technicianRate: 'technician', managerRate: 'account manager'},
  result: {
    title: 'Per client per month',
    /** Shown until the visitor enters something. */
    example: 'Example, per client per month',
    floor: 'Floor price',
    list: 'List price',
    lines: {
      platform: 'Platform',
      technician: 'Technician',
      manager: 'Account manager',
      tools: 'Other tools',
      yearly: 'Insurance, training, sales',
    },
    cost: 'Cost',
    below: 'The planned margin is below the lowest one: the list price lies under your floor.',
  },
  bars: {
    cost: 'Cost',
    /** @param percent what is added to the cost */
    markup: (percent: string) => `Cost plus ${percent}`,
    margin: (percent: string) => `margin ${percent}`,
    none: 'no margin',
    caption: 'The cost is the same in each bar. What differs is the share of the price that stays with you.',
  },
  tests: {
    title: 'Margin at the list price',
    halfTheClients: 'Half the clients',
    oneMoreHour: 'One more technician hour',
  },
  steps: {
    cost: 'Cost: the sum of the lines',
    floor: 'Floor price: cost divided by (1 − lowest margin), rounded up',
    list: 'List price: the same with the planned margin',
    /** After the price before it is rounded. */
    so: (rounded: string) => `so ${rounded}`,
    halfTheClients: 'Half the clients: platform and yearly total cost each of them twice as much',
    oneMoreHour: 'One more technician hour for each client',
  },
  ruler: priceList.several
    ? 'Find the cheapest plan for these numbers'
    : 'See the cost of the plan for these numbers',
  announce: (cost: string, floor: string, list: string) =>
    `Cost ${cost}, floor price ${floor}, list price ${list}.`,
};

export type FloorPriceContent = typeof floorPrice;
