import {fixtureBrand} from '../../../tests/fixtureBrand';
import {company as english, type CompanyContent} from '../../content/company';
import {wordsIn} from '../../../tests/languages';
import {addressIn, companyParticulars, furtherParticularsLine, vatNumberIn} from '../particulars';
import {whereItalian} from '../../../tests/whereItalian';

const italian = wordsIn<CompanyContent>('it', 'company');
const textsOf = (...facts: Parameters<typeof companyParticulars>) =>
  companyParticulars(...facts).map(({text}) => text);
const bare = {
  ...fixtureBrand,
  particulars: undefined,
  links: {privacyPolicy: 'https://probe.example/privacy'},
};

it('says what Article 2250 of the Civil Code asks for', () => {
  expect(textsOf(fixtureBrand, english, 'en')).toEqual([
    'Probe S.r.l.',
    'Via Prova 2, 10121 Torino, Italy',
    'Registro delle imprese di Torino, no. 12345678903',
    'TO-1234567',
    '€50,000, of which €12,500 paid up',
    'Company with a sole shareholder. In liquidation',
    'IT12345678903',
    '98765432109',
    'probe@pec.probe.example',
    'ABC1234',
  ]);
});

whereItalian.test('says in Italian what Article 2250 of the Civil Code asks for', () => {
  const paid = {...fixtureBrand, particulars: {shareCapital: {eur: 10_000, paidUpEur: 10_000}}};
  expect(textsOf(paid, italian, 'it')).toContain('10.000\u00a0€ interamente versato');
  expect(textsOf(fixtureBrand, italian, 'it')).toContain('12345678903');
});

it('says on one line what stands nowhere else, and nothing where there is nothing', () => {
  const line = furtherParticularsLine(fixtureBrand, english, 'en');
  expect(line).toMatch(/^Register of companies: .* · REA number: TO-1234567 · .* ABC1234$/);
  expect(line).not.toContain(fixtureBrand.legalName);
  expect(furtherParticularsLine(bare, english, 'en')).toBe('');
});

it.each([
  ['it', {}, 'Via Prova 2, 10121 Torino (TO)'],
  ['it', {province: undefined}, 'Via Prova 2, 10121 Torino, Italia'],
  ['it', {country: 'CH'}, 'Via Prova 2, 10121 Torino, Svizzera'],
])('in "%s" an address with %j is %s', (language, change, address) => {
  expect(addressIn({...fixtureBrand.seat, ...change}, language)).toBe(address);
});

it.each([
  ['it', 'IT123', '123'],
  ['en', 'IT123', 'IT123'],
])('in "%s" the VAT number %s is %s', (language, number, written) => {
  expect(vatNumberIn(number, language)).toBe(written);
});
