import {brand} from '@site/src/data/brand';
import {campaignEur, hireEurPerYear, savingsInputs} from '@site/src/data/savings';
import {formats} from '@site/src/data/format';
import {clauses} from './clauses';

const {eur, number} = formats('en');

/** Words of the savings calculator, on the home and comparison pages. */
export const savingsCalculator = {
  title: 'Savings calculation',
  inputs: 'Your numbers',
  clients: 'Number of clients',
  clientsHint: `Slide up to ${number(savingsInputs.clients.sliderMax)}, or type up to ${number(savingsInputs.clients.max)}.`,
  clientsSlider: 'Number of clients, slider',
  price: 'Average price per client per month',
  priceHint: `Cost of your current tools, up to ${eur(savingsInputs.price.max)}.`,
  tools: 'Tools you pay for today',
  noTools: 'none',
  toolNames: {
    vulnerability: 'Vulnerability scanner',
    compliance: 'Compliance software',
    darkweb: 'Dark web monitoring',
    project: 'Project and remediation',
    reporting: 'Reporting',
    portal: 'Client portal',
  },
  results: 'Your result',
  annual: 'Saved per year',
  monthly: 'Saved per month',
  current: 'Today, per month',
  product: `With ${brand.name}, per month`,
  plan: (name: string) => `${name} plan`,
  noSaving: 'With these numbers you would not save yet.',
  noSavingWhy: {
    empty: 'Enter how many clients you serve and what one of them costs you today.',
    equal: 'Your tools cost as much as the plan.',
    dearer: (difference: string) => `The plan costs ${difference} a month more than your tools.`,
  },
  beyondPlans: clauses.beyondPlans,
  capped: {
    clients: `Calculated with ${number(savingsInputs.clients.max)} clients, the maximum here.`,
    price: `Calculated with ${eur(savingsInputs.price.max)} per client, the maximum here.`,
  },
  uses: 'What the saving pays for',
  hires: (count: number) => (count === 1 ? `hire ${count} resource` : `hire ${number(count)} resources`),
  campaigns: (count: number) =>
    count === 1 ? `invest in ${count} marketing campaign` : `invest in ${number(count)} marketing campaigns`,
  margin: (percent: string) => `raise operating margin by ${percent}`,
  announce: (amount: string) => `You would save ${amount} a year.`,
  steps: {
    /** Reason for a plan: a tool, or a range of clients. */
    reasons: {
      tool: (tool: string, plan: string) => `${tool} comes with ${plan}.`,
      clients: {
        between: (above: string, upTo: string) => `More than ${above} clients, up to ${upTo}.`,
        above: (above: string) => `More than ${above} clients.`,
        upTo: (upTo: string) => `Up to ${upTo} clients.`,
        any: 'There is one plan with a price.',
      },
    },
    none: 'nothing',
    /** After a quotient: what it is rounded to. */
    so: (rounded: string) => `so ${rounded}`,
    hires: 'Resources, rounded down',
    hire: `${eur(hireEurPerYear)} a year each`,
    campaigns: 'Marketing campaigns, rounded down',
    campaign: `${eur(campaignEur)} each`,
    margin: 'Operating margin',
    share: 'The share of your tool costs that you save.',
  },
};

export type SavingsCalculatorContent = typeof savingsCalculator;
