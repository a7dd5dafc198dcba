import {fixtureBrand} from '../../../tests/fixtureBrand';
import {linkIn} from '../../lib/linkIn';
import {brand} from '../brand';
import {brandProblems} from '../brandSchema';

const {links, seat, particulars} = fixtureBrand;

it('takes the brand of the site, a brand with everything and one with the least', () => {
  expect(brandProblems(brand)).toEqual([]);
  expect(brandProblems(fixtureBrand)).toEqual([]);
  expect(
    brandProblems({
      ...fixtureBrand,
      vatNumber: 'DE123456789',
      certifications: undefined,
      particulars: undefined,
      links: {privacyPolicy: links.privacyPolicy},
    }),
  ).toEqual([]);
  expect(brandProblems({...fixtureBrand, certifications: []})).toEqual([]);
  const privacyPolicy = {en: 'https://probe.example/privacy', it: 'https://probe.example/it/privacy'};
  expect(brandProblems({...fixtureBrand, links: {...links, privacyPolicy}})).toEqual([]);
  expect(['it', 'en', 'de'].map((language) => linkIn(privacyPolicy, language))).toEqual([
    privacyPolicy.it,
    privacyPolicy.en,
    privacyPolicy.en,
  ]);
  expect(linkIn('https://probe.example', 'it')).toBe('https://probe.example');
});

it.each<[string, object]>([
  ['name', {name: 'V'}],
  ['siteUrl', {siteUrl: `${fixtureBrand.siteUrl}/`}],
  ['siteUrl', {siteUrl: 'https://www.probe.example/portal?x'}],
  ['siteUrl', {siteUrl: 'http://plain.example'}],
  ['siteUrl', {siteUrl: 'www.probe.example'}],
  ['contactEmail', {contactEmail: 'nobody'}],
  ['seat.country', {seat: {...seat, country: 'Italy'}}],
  ['links.booking', {links: {...links, booking: 'meet'}}],
  ['links.privacyPolicy', {links: {...links, privacyPolicy: 'privacy'}}],
  ['links.privacyPolicy', {links: {...links, privacyPolicy: {it: 'https://probe.example/it'}}}],
  ['links.social.url', {links: {...links, social: {name: 'Page', url: ''}}}],
  ['certifications.0.name', {certifications: [{name: ''}]}],
  [
    'certifications.0.certificate.scope',
    {
      certifications: [
        {name: 'ISO 9001', certificate: {number: 'Q-1', body: 'Prova Cert', scope: '', validUntil: 2028}},
      ],
    },
  ],
  ['particulars.recipientCode', {particulars: {recipientCode: 'abc'}}],
  ['seat.province', {seat: {...fixtureBrand.seat, province: 'Torino'}}],
  ['vatNumber', {vatNumber: undefined}],
  ['vatNumber', {vatNumber: 'IT12345678901'}],
  ['vatNumber', {vatNumber: '12345678903'}],
  ['vatNumber', {vatNumber: 'DE 123 456 789'}],
  ['particulars.rea', {particulars: {...particulars, rea: '1234567'}}],
  ['particulars.shareCapital', {particulars: {shareCapital: {eur: 10, paidUpEur: 20}}}],
  ['particulars.pec', {particulars: {pec: 'pec.probe.example'}}],
  ['links.logn', {links: {...links, logn: 'https://app.probe.example'}}],
  ['tagline', {tagline: 'Safe'}],
])('names the field %s', (field, change) => {
  const problems = brandProblems({...fixtureBrand, ...change});
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^src/data/brand\\.ts: ${field}: .{20,}\\.$`));
  expect(problems[0]).not.toMatch(/invalid|undefined/i);
});

it.each(['IT00000000000', 'IT12345678903', 'IT00743110157', 'DE123456789', 'ATU12345678', 'NL123456789B01'])(
  'takes the VAT number %s',
  (vatNumber) => expect(brandProblems({...fixtureBrand, vatNumber})).toEqual([]),
);

const ofItaly =
  'src/data/brand.ts: vatNumber: is not a number that Italy gives: eleven digits, and the last one checks the others. Compare it with the certificate.';
it.each([
  'IT12345678904',
  'IT00743110167',
  'IT00743110257',
  'IT07743110157',
  'IT0743110157',
  'IT000743110157',
  'IT0074311015A',
])('refuses the VAT number %s', (vatNumber) =>
  expect(brandProblems({...fixtureBrand, vatNumber})).toEqual([ofItaly]),
);

it.each<[object, string]>([
  [{name: 7}, 'name: must be the name of the product'],
  [{contactEmail: 'nobody'}, 'contactEmail: must be an email address, such as hello@company.com'],
  [{siteUrl: 'http://plain.example'}, 'siteUrl: must be an address that begins with https://'],
  [{siteUrl: `${fixtureBrand.siteUrl}/`}, 'siteUrl: must not end with a slash'],
  [
    {siteUrl: 'https://probe.example/?a'},
    'siteUrl: give the public address of the home page, such as https://www.example.com or https://www.example.com/portal',
  ],
  [{seat: {...seat, country: 'it'}}, 'seat.country: must be the two letters of a country, such as IT or DE'],
  [{seat: {...seat, province: 'TOR'}}, 'seat.province: must be the two letters of a province, such as MI'],
  [
    {particulars: {rea: 'TO-12'}},
    'particulars.rea: must be province and number of the REA, such as MI-1234567',
  ],
  [
    {particulars: {shareCapital: {eur: 10, paidUpEur: 20}}},
    'particulars.shareCapital: paidUpEur must not be more than eur',
  ],
  [
    {links: {...links, privacyPolicy: 'privacy'}},
    'links.privacyPolicy: must be an address that begins with https://, or one for each language, such as {en: …, it: …} with one for en',
  ],
  [
    {links: {...links, logn: ''}},
    'links.logn: there is no such field. Correct its name or take it out; src/data/brandSchema.ts lists them all',
  ],
])('says of %j what to write', (change, sentence) => {
  expect(brandProblems({...fixtureBrand, ...change})).toEqual([`src/data/brand.ts: ${sentence}.`]);
});

it('takes capital that is paid up, and refuses none', () => {
  const problems = (eur: number, paidUpEur: number) =>
    brandProblems({...fixtureBrand, particulars: {shareCapital: {eur, paidUpEur}}}).length;
  expect([problems(10, 10), problems(10, 0), problems(0, 0), problems(10, -1)]).toEqual([0, 0, 1, 1]);
});

it('tells of every wrong field at once', () => {
  expect(
    brandProblems({...fixtureBrand, name: '', vatNumber: ''}).map((text) => text.split(': ')[1]),
  ).toEqual(['name', 'vatNumber']);
});
