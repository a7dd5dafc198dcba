import {priceList} from '@site/src/data/priceList';
import {priceRulerInputs} from '@site/src/data/priceRuler';
import {formats} from '@site/src/lib/format';

const {eur, number, exact} = formats('en');
const {several} = priceList;
const clients = (count: number) => (count === 1 ? '1 client' : `${number(count)} clients`);
const {clients: range} = priceRulerInputs;

/** Words of the price ruler on the pricing page: what every plan costs for a number of clients, and what to ask of them. */
export const priceRuler = {
  title: 'How many clients?',
  lede: several
    ? 'What each plan costs for them with its add-ons, which one costs least, and the price that leaves you your margin.'
    : 'What the plan costs for them with its add-ons, and the price that leaves you your margin.',
  chart: {
    label: (summary: string) =>
      `What the plans cost per month for 1 to ${number(range.max)} clients. ${summary}`,
    /** Beside the scale. */
    scale: 'EUR per month',
    /** In the legend: the line of what costs least, a plan that costs more than is drawn. */
    least: 'costs least',
    above: (plan: string, amount: string) => `${plan} costs ${amount}: too high for this chart`,
    /** At the point where another plan begins to cost least. */
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
    ownCostHint: 'EUR a month, work and tools',
    margin: 'Margin you want',
    marginHint: 'Percent of the price',
    price: 'Your price per client',
    priceHint: 'EUR per month. Leave it empty for the price to ask.',
    /** Instead of a field's hint, where it counts another number than the one that was typed. */
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
    /** Until somebody has entered something. */
    example: 'Example',
    /** Always in sight on a phone. */
    bar: {
      ask: (amount: string) => `ask ${amount}`,
      margin: (percent: string) => `margin ${percent}`,
      loss: (amount: string) => `you lose ${amount} a month`,
    },
    /** The plan that is counted with; `alone` where no other has all that is needed. */
    chosen: (plan: string, alone: boolean) => (alone ? `With ${plan}` : `${plan} costs least`),
    perMonth: 'a month',
    perYear: (amount: string) => `${amount} a year`,
    none: 'No plan with a price holds all of that. Ask us: we will look at it together.',
    /** What was added to the plan. */
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
    /** Of a plan that lacks what it must have. */
    without: (features: string) => `without ${features}`,
    lacking: {
      fullCatalogue: 'NIS2 and GDPR',
      customDomain: 'your own domain',
      remediationEngine: 'remediation plans',
      clientWorkspace: 'client workspaces',
    },
    /** Below the plan that costs least. */
    firstYear: (amount: string) => `first year, with the setup: ${amount}`,
    costs: several ? 'What each plan costs' : 'What the plan costs',
    scans: (each: string) => `${each} scans per client per month`,
    unlimitedScans: 'scans without a limit in number',
    /** Where the plan that costs least does not have the full catalogue. */
    basicCatalogue: 'without NIS2 and GDPR',
    ask: 'Price to ask',
    askBasis: (margin: string) => `per client per month, to keep ${margin}`,
    /** Instead of the basis, where a price was typed. */
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
    /** After the price before it is rounded. */
    so: (rounded: string) => `so ${rounded}`,
    revenue: 'All clients pay',
    cost: 'The plan and your own cost of all clients',
    kept: 'What is left',
    margin: 'Margin: what is left, divided by what they pay',
  },
  /** `chosen` as in the result. */
  announce: (count: number, chosen: string, cost: string, ask: string) =>
    `${clients(count)}: ${chosen}, ${cost} a month. Price to ask: ${ask} per client.`,
  /** After it, where the price that was typed does not cover the cost. */
  announceLoss: (price: string, amount: string) => `At ${price} per client you lose ${amount} a month.`,
  table: {
    caption: `What ${several ? 'each' : 'the'} plan costs per month with its add-ons, for one MSP user${several ? '; the lowest in bold' : ''}.`,
    clients,
    least: 'costs least',
    none: '–',
    scans: 'Scans per month',
    unlimited: 'unlimited',
    /** Frameworks that only the full catalogue has. */
    catalogue: 'NIS2 and GDPR',
    /** After the caption, where plans differ in it. */
    need: 'Tick NIS2 and GDPR if your clients need them.',
    yes: 'yes',
    /** Leads to the ruler. */
    own: 'Work out your own number',
  },
  guide: 'How to set your prices: the method in our pricing guide',
  noscript: 'Without JavaScript the ruler stays at this example; the table has other numbers of clients.',
};

export type PriceRulerContent = typeof priceRuler;
