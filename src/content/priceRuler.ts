import {currency} from '@site/src/data/plans';
import {priceList} from '@site/src/data/priceList';
import {priceRulerInputs} from '@site/src/data/priceRuler';
import {formats} from '@site/src/data/format';

const {eur, number, exact} = formats('en');
const {several} = priceList;
const clients = (count: number) => (count === 1 ? '1 client' : `${number(count)} clients`);
const {clients: range} = priceRulerInputs;

/** Words of the price ruler on the pricing page: price of every plan for a number of clients, and a suggested price. */
export const priceRuler = {
  title: 'How many clients?',
  lede: several
    ? 'What each plan costs for them with its add-ons, which one costs least, and the price that leaves you your margin.'
    : 'What the plan costs for them with its add-ons, and the price that leaves you your margin.',
  chart: {
    label: (summary: string) =>
      `What the plans cost per month for 1 to ${number(range.max)} clients. ${summary}`,
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
    mspUsersHint: 'Members of your own team',
    ownCost: 'Your own cost per client',
    ownCostHint: `${currency} a month, work and tools`,
    margin: 'Margin you want',
    marginHint: 'Percent of the price',
    price: 'Your price per client',
    priceHint: `${currency} per month. Leave it empty for the price to ask.`,
    /** Replaces a field's hint if the entered number was corrected. */
    corrected: (counted: number, min: number, max: number) =>
      `Counted as ${exact.number(counted)}. Possible: ${number(min)} to ${number(max)}.`,
    noPrice: 'Not a number, so the price to ask counts.',
    needs: 'It must have',
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
      ask: (amount: string) => `ask ${amount}`,
      margin: (percent: string) => `margin ${percent}`,
      loss: (amount: string) => `you lose ${amount} a month`,
    },
    /** The cheapest plan. `alone`: no other plan has all selected features. */
    chosen: (plan: string, alone: boolean) => (alone ? `With ${plan}` : `${plan} costs least`),
    perMonth: 'a month',
    perYear: (amount: string) => `${amount} a year`,
    none: 'No plan with a price holds all of that. Ask us: we will look at it together.',
    /** Extras added to the plan. */
    included: 'nothing to add',
    extraClients: (count: number, each: number) =>
      `${number(count)} extra ${count === 1 ? 'client' : 'clients'} at ${eur(each)}`,
    extraUsers: (count: number, each: number) =>
      `${number(count)} extra ${count === 1 ? 'user' : 'users'} at ${eur(each)}`,
    extras: (list: string) => `with ${list}`,
    noCost: {
      onRequest: 'on request',
      tooManyClients: 'too few clients',
      tooManyUsers: 'too few users',
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
    costs: several ? 'What each plan costs' : 'What the plan costs',
    scans: (each: string) => `${each} scans per client per month`,
    unlimitedScans: 'scans without a limit in number',
    /** For a cheapest plan without the full catalogue. */
    basicCatalogue: 'without NIS2 and GDPR',
    ask: 'Price to ask',
    askBasis: (margin: string) => `per client per month, to keep ${margin}`,
    /** Replaces the basis if the visitor entered a price. */
    belowAsk: (amount: string, margin: string) => `${amount} below the price that keeps ${margin}`,
    askMet: (margin: string) => `with the ${margin} that you want, or more`,
    atPrice: (price: string) => `At ${price} per client`,
    costPerClient: 'Cost of one client',
    margin: 'Margin',
    kept: 'You keep, per month',
    keptPerYear: 'You keep, per year',
    lost: 'You lose, per month',
    lostPerYear: 'You lose, per year',
    lostPerClient: 'You lose, per client per month',
  },
  steps: {
    plan: (plan: string) => `${plan}, per month`,
    costPerClient: 'Cost of one client: its share of the plan and your own cost',
    ask: 'Price to ask: cost divided by (1 − margin), rounded up',
    /** Between an exact and a rounded price. */
    so: (rounded: string) => `so ${rounded}`,
    revenue: 'All clients pay',
    cost: 'The plan and your own cost of all clients',
    kept: 'What is left',
    margin: 'Margin: what is left, divided by what they pay',
  },
  /** `chosen`: as in the result. */
  announce: (count: number, chosen: string, cost: string, ask: string) =>
    `${clients(count)}: ${chosen}, ${cost} a month. Price to ask: ${ask} per client.`,
  /** Added if the entered price does not cover the cost. */
  announceLoss: (price: string, amount: string) => `At ${price} per client you lose ${amount} a month.`,
  table: {
    caption: `What ${several ? 'each' : 'the'} plan costs per month with its add-ons, for one MSP user${several ? '; the lowest in bold' : ''}.`,
    clients,
    least: 'costs least',
    none: '–',
    scans: 'Scans per month',
    unlimited: 'unlimited',
    /** Frameworks of the full catalogue. */
    catalogue: 'NIS2 and GDPR',
    /** After the caption, if plans differ in the catalogue. */
    need: 'Tick NIS2 and GDPR if your clients need them.',
    yes: 'yes',
    own: 'Work out your own number',
  },
  guide: 'How to set your prices: the method in our pricing guide',
  noscript: 'Without JavaScript the ruler stays at this example; the table has other numbers of clients.',
};

export type PriceRulerContent = typeof priceRuler;
