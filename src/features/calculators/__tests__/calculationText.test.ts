import {campaignEur, hireEurPerYear, toolIds} from '@site/src/data/savings';
import {formats} from '@site/src/data/format';
import {partnerRoiIn, savingsIn} from '@site/tests/expected';
import {partnerRoiText} from '../partnerRoiSteps';
import {savingsText} from '../savingsSteps';

const address = `https://example.com/pricing-comparison?clients=500&price=10000&tools=${toolIds.join()}#roi-calculator`;
/** Longest attachment that a contact message accepts. */
const limit = 2000;
const {eur} = formats('en');

describe('a savings calculation as text', () => {
  it('holds inputs, every line and the address', () => {
    const input = {clients: 40, price: 120, tools: ['vulnerability', 'darkweb']} as const;
    const {plan, formulas} = savingsIn('en', input);
    const text = savingsText(input, 'en', address);
    expect(text.split('\n')).toEqual([
      'Savings calculation',
      'Number of clients: 40',
      'Average price per client per month: €120',
      'Tools you pay for today: Vulnerability scanner, Dark web monitoring',
      '',
      `Today, per month: ${formulas.current}`,
      `${plan} plan: ${formulas.product} (More than 30 clients.)`,
      `Saved per month: ${formulas.month}`,
      `Saved per year: ${formulas.year}`,
      `Resources, rounded down: ${formulas.hires} (${eur(hireEurPerYear)} a year each)`,
      `Marketing campaigns, rounded down: ${formulas.campaigns} (${eur(campaignEur)} each)`,
      `Operating margin: ${formulas.margin} (The share of your tool costs that you save.)`,
      '',
      address,
    ]);
  });

  it('says in words that nothing is saved, and asks for the plan on request above the largest', () => {
    const none = savingsText({clients: 0, price: 0, tools: []}, 'en', address);
    expect(none).toContain('Tools you pay for today: none');
    expect(none).toContain(
      'Saved per month: nothing (Enter how many clients you serve and what one of them costs you today.)',
    );
    expect(savingsText({clients: 61, price: 1, tools: []}, 'en', address)).toContain(
      'Counted at Crown’s price, which ends at 60 clients; Forest is on request.',
    );
  });
});

it('a partner calculation as text holds inputs, every line and the address', () => {
  const [revenue, year, profit, roi, months] = partnerRoiIn('en', 20, 80).formulas;
  const text = partnerRoiText({numberOfClients: 20, pricePerClient: 80}, 'en', address);
  expect(text.split('\n')).toEqual([
    'Partner ROI calculation',
    'Number of clients: 20',
    'Price per client per month, in US dollars: $80',
    '',
    `Monthly Revenue: ${revenue}`,
    `Yearly revenue: ${year}`,
    `Yearly Profit: ${profit}`,
    `ROI: ${roi}`,
    `Months to break even, rounded up: ${months}`,
    '',
    address,
  ]);
  expect(text.length).toBeLessThan(limit);
});
