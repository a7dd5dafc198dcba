import {claims} from '@site/src/data/claims';
import {partnerClientsIncluded, partnerCostUsdPerYear, partnerRoiInputs} from '@site/src/data/partnerRoi';
import {formats} from '@site/src/data/format';

const {currencyName, number, usd} = formats('en');
const [roiFrom, roiTo] = claims.roiMonths;
const clients = (count: number) => (count === 1 ? '1 client' : `${number(count)} clients`);
const months = (count: number) => (count === 1 ? '1 month' : `${number(count)} months`);
const cost = usd(partnerCostUsdPerYear);

/** Words of the partner ROI calculator. The client has fixed labels, states and helper texts. */
export const partnerRoiCalculator = {
  eyebrow: 'Partner ROI calculator',
  title: 'What would you earn?',
  inputs: `Your numbers in US dollars (plans are priced in ${currencyName})`,
  description: `Yearly partner cost: ${cost} | Up to ${number(partnerClientsIncluded)} clients included`,
  clients: 'Number of clients',
  clientsHint: 'Select the number of clients you plan to serve',
  clientsCount: clients,
  price: 'Price per client per month, in US dollars',
  priceHint: `Minimum recommended price is ${usd(partnerRoiInputs.price.min)} per month`,
  problems: {
    notANumber: 'Please enter a number',
    tooSmall: (min: number) => `Number must be greater than or equal to ${number(min)}`,
    tooLarge: (max: number) => `Number must be less than or equal to ${number(max)}`,
  },
  submit: 'Calculate ROI',
  calculating: 'Calculating...',
  status: {ready: 'Ready to calculate', calculating: 'Calculating ROI...'},
  example: 'Example',
  result: 'Your result',
  /** Above an outdated result. */
  stale: 'Your numbers have changed since. Calculate again.',
  /** Above an outdated result while the entered price is invalid. */
  refused: 'This is still the result for your earlier numbers. Correct the price, then calculate again.',
  basis: {
    clients,
    price: (price: string) => `at ${price} a month each`,
  },
  monthlyRevenue: 'Monthly Revenue',
  yearlyRevenue: 'Yearly revenue',
  yearlyProfit: 'Yearly Profit',
  /** Replaces the label of the profit if it is negative. */
  yearlyLoss: 'Yearly loss',
  roi: 'ROI',
  breakEven: (count: number) => `Break even in ${months(count)}`,
  /** Added if the break-even takes more than a year. */
  afterTheYear: 'that is after the year, when the cost falls due again',
  loss: (amount: string) => `One year’s revenue is ${amount} short of the yearly partner cost.`,
  chart: {
    title: 'Revenue month by month, added up',
    cost: `Yearly partner cost, ${cost}`,
    covered: (month: number) => `The revenue covers the yearly partner cost in month ${number(month)}`,
    total: (total: string) => `and adds up to ${total} after twelve months.`,
    notCovered: (total: string) =>
      `After twelve months the revenue adds up to ${total}, less than the yearly partner cost.`,
  },
  steps: {
    breakEven: 'Months to break even, rounded up',
    /** After a quotient, before its rounded value. */
    so: (rounded: string) => `so ${rounded}`,
  },
  calculation: 'Partner ROI calculation',
  /** Formula below the profit. */
  sum: (revenue: string) => `${revenue} of revenue, less the ${cost}`,
  /** Below the ROI. */
  roiOf: `profit as a share of ${cost}`,
  /** Scope of the result: included and excluded costs. */
  counts: {
    title: 'What this counts',
    yes: [
      'All clients, from the first month',
      `The yearly partner cost, ${cost}: a planning figure; plans are priced in ${currencyName}`,
    ],
    no: ['Your own work and tools', 'The months until a client signs'],
    not: 'Not counted:',
  },
  planning: {
    note: `That assumes all clients pay from month 1. Partners report a positive return within ${roiFrom} to ${roiTo} months.¹`,
    /** Price of these clients. The second sentence is for features that the plan lacks. */
    listed: (count: number, plan: string, cost: string) =>
      `List price for ${clients(count)}: ${cost} a year on ${plan}`,
    listedWith: (plan: string, cost: string) => `, ${cost} on ${plan} with NIS2 and GDPR`,
    link: (count: number) =>
      `Work out a price in ${currencyName} for ${clients(count)}, including your own work`,
  },
};

export type PartnerRoiCalculatorContent = typeof partnerRoiCalculator;
