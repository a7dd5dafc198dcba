import {brand} from '@site/src/data/brand';
import {plans} from '@site/src/data/plans';
import {campaignEur, hireEurPerYear} from '@site/src/data/savings';
import {formats} from '@site/src/lib/format';

const {eur, number} = formats('en');

/** Words of the savings calculator, on the home and comparison pages. */
export const savingsCalculator = {
  inputs: 'Your numbers',
  clients: 'Number of clients',
  clientsSlider: 'Number of clients, slider',
  price: 'Average price per client per month',
  priceHint: 'What your current tools cost you for one client, in EUR.',
  tools: 'Tools you pay for today',
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
  noSaving: 'With these numbers you would not save yet. The plan pays off as you add clients.',
  beyondScale: `More than ${number(plans.scale.clients)} clients: Custom, on request.`,
  uses: 'What the saving pays for',
  hires: (count: number) => (count === 1 ? `hire ${count} resource` : `hire ${number(count)} resources`),
  campaigns: (count: number) =>
    count === 1 ? `invest in ${count} marketing campaign` : `invest in ${number(count)} marketing campaigns`,
  margin: (percent: string) => `raise operating margin by ${percent}`,
  assumptions: `Based on ${eur(hireEurPerYear)} a year per hire and ${eur(campaignEur)} per campaign.`,
};

export type SavingsCalculatorContent = typeof savingsCalculator;
