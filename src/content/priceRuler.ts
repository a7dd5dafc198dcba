import {currency} from '@site/src/data/plans';
import {priceList} from '@site/src/data/priceList';
import {priceRulerInputs} from '@site/src/data/priceRuler';
import {formats} from '@site/src/data/format';

const {eur, number, exact} = formats('en');
const {several} = priceList;
const clients = (count: number) => (count === 1 ? '1 client' : `${number(count)} clients`);
const {clients: range} = priceRulerInputs;

/** Words of the plan cost calculator on the pricing page: price of every plan for a number of clients, and a suggested price. */
export const priceRuler = {
  title: 'Plan cost calculator',
  lede: several
    ? 'Find your cheapest plan and the price that hits your target margin.'
    : 'Find the price that hits your target margin.',
  chart: {
    label: (summary: string) =>
      `Cost of the plans per month for 1 to ${number(range.max)} clients. ${summary}`,
    /** Label of the axis. */
    scale: `${currency} per month`,
    /** Legend: the line of the cheapest plan, and plans that are too expensive for the chart. */
    least: 'costs least',
    above: (plan: string, amount: string) => `${plan} costs ${amount}: too high for this chart`,
    /** Label of the point at which another plan becomes the cheapest. */
    from: (count: number, plan: string) => `${plan} from ${number(count)}`,
  },
  inputs: {
    clients: 'Clients',
    clientsHint: `From ${number(range.min)} to ${number(range.max)}`,
    slider: 'Number of clients, slider',
    sliderValue: clients,
    mspUsers: 'MSP users',
    mspUsersHint: 'Your own team',
    /** Title of the fields below. */
    own: 'Your cost, margin and price',
    ownCost: 'Your own cost per client',
    ownCostHint: `${currency} a month, work and tools`,
    margin: 'Target margin',
    marginHint: 'Percent of the price',
    price: 'Your price per client',
    priceHint: `Optional, ${currency} a month`,
    /** Replaces a field's hint if the entered number was corrected. */
    corrected: (counted: number, min: number, max: number) =>
      `Using ${exact.number(counted)}. Enter a number from ${number(min)} to ${number(max)}.`,
    noPrice: 'Enter a number. Using the suggested price.',
    needs: 'Required features',
    needed: {
      fullCatalogue: 'NIS2 and GDPR',
      customDomain: 'Your own domain',
      remediationEngine: 'Remediation plans',
      clientWorkspace: 'Client workspaces',
    },
  },
  result: {
    title: clients,
    /** Shown until the visitor enters something. */
    example: 'Example',
    /** Always visible on phones. */
    bar: {
      ask: (amount: string) => `price ${amount}`,
      margin: (percent: string) => `margin ${percent}`,
      loss: (amount: string) => `you lose ${amount} a month`,
    },
    /** The cheapest plan. `alone`: no other plan has all selected features. */
    chosen: (plan: string, alone: boolean) => (alone ? `With ${plan}` : `${plan} costs least`),
    perMonth: 'a month',
    perYear: (amount: string) => `${amount} a year`,
    none: 'No standard plan covers this. Talk to us about a custom plan.',
    /** Extras added to the plan. */
    included: 'all included',
    extraClients: (count: number, each: number) =>
      `${number(count)} extra ${count === 1 ? 'client' : 'clients'} at ${eur(each)}`,
    extraUsers: (count: number, each: number) =>
      `${number(count)} extra ${count === 1 ? 'user' : 'users'} at ${eur(each)}`,
    extras: (list: string) => `with ${list}`,
    noCost: {
      onRequest: 'on request',
      tooManyClients: 'client limit too low',
      tooManyUsers: 'user limit too low',
    },
    /** For plans that lack selected features. */
    without: (features: string) => `without ${features}`,
    lacking: {
      fullCatalogue: 'NIS2 and GDPR',
      customDomain: 'your own domain',
      remediationEngine: 'remediation plans',
      clientWorkspace: 'client workspaces',
    },
    /** Below the cheapest plan. */
    firstYear: (amount: string) => `first year, with the setup: ${amount}`,
    costs: several ? 'Cost of each plan' : 'Cost of the plan',
    scans: (each: string) => `${each} scans per client per month`,
    unlimitedScans: 'unlimited scans',
    /** For a cheapest plan without the full catalogue. */
    basicCatalogue: 'without NIS2 and GDPR',
    ask: 'Suggested price',
    askBasis: (margin: string) => `per client per month, for a ${margin} margin`,
    /** Replaces the basis if the visitor entered a price. */
    belowAsk: (amount: string, margin: string) => `${amount} below the price for a ${margin} margin`,
    askMet: (margin: string) => `meets your ${margin} target`,
    atPrice: (price: string) => `At ${price} per client`,
    costPerClient: 'Cost per client',
    margin: 'Margin',
    kept: 'Your profit per month',
    keptPerYear: 'Your profit per year',
    lost: 'Your loss per month',
    lostPerYear: 'Your loss per year',
    lostPerClient: 'Your loss per client per month',
  },
  steps: {
    plan: (plan: string) => `${plan}, per month`,
    costPerClient: 'Cost per client: share of the plan and your own cost',
    ask: 'Suggested price: cost divided by (1 − margin), rounded up',
    /** Between an exact and a rounded price. */
    so: (rounded: string) => `so ${rounded}`,
    revenue: 'All clients pay',
    cost: 'The plan and your own cost for all clients',
    kept: 'Your profit',
    margin: 'Margin: profit divided by revenue',
  },
  /** `chosen`: as in the result. */
  announce: (count: number, chosen: string, cost: string, ask: string) =>
    `${clients(count)}: ${chosen}, ${cost} a month. Suggested price: ${ask} per client.`,
  /** Added if the entered price does not cover the cost. */
  announceLoss: (price: string, amount: string) => `At ${price} per client you lose ${amount} a month.`,
  guide: 'Read the pricing guide',
  noscript: 'The calculator needs JavaScript. This is the result for the example.',
};

export type PriceRulerContent = typeof priceRuler;
