import {toolIds} from '@site/src/data/savings';
import {partnerRoiText} from '../partnerRoiSteps';
import {savingsText} from '../savingsSteps';

const address = `https://example.com/pricing-comparison?clients=500&price=10000&tools=${toolIds.join()}#roi-calculator`;
/** What a contact message takes beside it. */
const limit = 2000;

describe('a savings calculation as text', () => {
  it('holds inputs, every line and the address', () => {
    const text = savingsText({clients: 40, price: 120, tools: ['vulnerability', 'darkweb']}, 'en', address);
    expect(text.split('\n')).toEqual([
      'Savings calculation',
      'Number of clients: 40',
      'Average price per client per month: €120',
      'Tools you pay for today: Vulnerability scanner, Dark web monitoring',
      '',
      'Today, per month: 40 × €120 = €4,800',
      'Engage plan: €199 (More than 10 clients, up to 100.)',
      'Saved per month: €4,800 − €199 = €4,601',
      'Saved per year: 12 × €4,601 = €55,212',
      'Resources, rounded down: €55,212 ÷ €30,000 = 1 (We count €30,000 a year for one.)',
      'Marketing campaigns, rounded down: €55,212 ÷ €5,000 = 11 (We count €5,000 for one.)',
      'Operating margin: €4,601 ÷ €4,800 = 95.9%',
      '',
      address,
    ]);
  });

  it('says in words that nothing is saved, and asks for Custom above Scale', () => {
    const none = savingsText({clients: 0, price: 0, tools: []}, 'en', address);
    expect(none).toContain('Tools you pay for today: none');
    expect(none).toContain(
      'Saved per month: nothing (Enter how many clients you serve and what one of them costs you today.)',
    );
    expect(savingsText({clients: 151, price: 1, tools: []}, 'en', address)).toContain(
      'More than 150 clients: Custom, on request.',
    );
  });

  it('stays short', () => {
    expect(savingsText({clients: 500, price: 9999.99, tools: toolIds}, 'it', address).length).toBeLessThan(
      limit,
    );
  });
});

describe('a partner calculation as text', () => {
  it('holds inputs, every line and the address', () => {
    const text = partnerRoiText({numberOfClients: 20, pricePerClient: 80}, 'en', address);
    expect(text.split('\n')).toEqual([
      'Partner ROI calculation',
      'Number of clients: 20',
      'Price per client per month, in US dollars: $80',
      '',
      'Monthly Revenue: 20 × $80 = $1,600',
      'Yearly revenue: 12 × $1,600 = $19,200',
      'Yearly Profit: $19,200 − $1,000 = $18,200',
      'ROI: $18,200 ÷ $1,000 = 1,820.0%',
      'Months to break even, rounded up: $1,000 ÷ $1,600 = 1',
      '',
      address,
    ]);
    expect(text.length).toBeLessThan(limit);
  });
});
