import {fixtureBrand} from '@site/tests/fixtureBrand';
import {customersOf} from '../customers';

const {telecomPartner, insurerMarketplace, privacyPolicy} = fixtureBrand.links;
const all = customersOf(fixtureBrand.links);
const least = customersOf({privacyPolicy});

it('tells the cases of operator and insurer where the brand file names them, under their names', () => {
  const companies = Object.fromEntries(all.told.map(({id, company, outside}) => [id, {company, outside}]));
  expect(companies['telco']).toEqual({company: telecomPartner!.name, outside: telecomPartner!.url});
  expect(companies['insurer']).toEqual({company: insurerMarketplace!.name, outside: insurerMarketplace!.url});
  expect(all.pagesWithout).toEqual([]);
});

it('has no page for those that the brand file does not name, and leads to no address that it has not', () => {
  const ids = all.told.map(({id}) => id);
  expect(least.told.map(({id}) => id)).toEqual(ids.filter((id) => id !== 'telco' && id !== 'insurer'));
  expect(least.told.filter(({outside}) => outside !== undefined)).toEqual([]);
  expect(least.pagesWithout).toEqual(['customers/telco.tsx', 'customers/insurer.tsx']);
});
