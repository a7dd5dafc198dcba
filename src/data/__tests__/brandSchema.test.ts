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
  ['siteUrl', {siteUrl: 'www.probe.example'}],
  ['contactEmail', {contactEmail: 'nobody'}],
  ['seat.country', {seat: {...seat, country: 'Italy'}}],
  ['links.privacyPolicy', {links: {...links, privacyPolicy: 'privacy'}}],
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
  ['vatNumber', {vatNumber: '12345678903'}],
  ['particulars.rea', {particulars: {...particulars, rea: '1234567'}}],
  ['particulars.shareCapital', {particulars: {shareCapital: {eur: 10, paidUpEur: 20}}}],
  ['particulars.pec', {particulars: {pec: 'pec.probe.example'}}],
  ['tagline', {tagline: 'Safe'}],
])('names the field %s', (field, change) => {
  const problems = brandProblems({...fixtureBrand, ...change});
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^src/data/brand\\.ts: ${field}: .{20,}\\.$`));
  expect(problems[0]).not.toMatch(/invalid|undefined/i);
});

it.each(['IT00000000000', 'IT12345678903', 'DE123456789', 'NL123456789B01'])(
  'takes the VAT number %s',
  (vatNumber) => expect(brandProblems({...fixtureBrand, vatNumber})).toEqual([]),
);

const ofItaly =
  'src/data/brand.ts: vatNumber: is not a number that Italy gives: eleven digits, and the last one checks the others. Compare it with the certificate.';
it.each(['IT12345678904', 'IT07743110157', 'IT0743110157', 'IT0074311015A'])(
  'refuses the VAT number %s',
  (vatNumber) => expect(brandProblems({...fixtureBrand, vatNumber})).toEqual([ofItaly]),
);
