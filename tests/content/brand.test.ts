/** The brand is named in one file, and that file is checked. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brand} from '@site/src/data/brand';
import {brandProblems, brandSchema, type Brand} from '@site/src/data/brandSchema';
import {filesBelow, root} from './site';

const folders = ['src', 'i18n', 'api/src', 'static', 'docs', 'blog', 'legal'];
const theOne = 'src/data/brand.ts';
const {booking, login, privacyPolicy, social, telecomPartner, insurerMarketplace} = brand.links;

/** Two labels of a host, so that every address below it counts: 'vallora.example'. */
const domain = (address: string) => new URL(address).host.split('.').slice(-2).join('.');
const addresses = [
  brand.siteUrl,
  booking,
  login,
  privacyPolicy,
  social.url,
  telecomPartner.url,
  insurerMarketplace.url,
  ...[brand.contactEmail, brand.mailFrom].map((mail) => `https://${mail.split('@')[1]}`),
];
const telling = [
  brand.name,
  brand.legalName,
  brand.vatNumber,
  brand.seat.street,
  telecomPartner.name,
  insurerMarketplace.name,
  ...new Set(addresses.map(domain)),
].map((text) => text.toLowerCase());

const tellsIn = (text: string) => telling.filter((needle) => text.toLowerCase().includes(needle));

const files = folders
  .filter((folder) => existsSync(path.join(root, folder)))
  .flatMap((folder) =>
    filesBelow(path.join(root, folder), ['node_modules', 'dist']).map((file) => path.join(folder, file)),
  )
  .concat('docusaurus.config.ts');

it('looks into all of the site', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files).toEqual(expect.arrayContaining([theOne, 'src/content/home.ts', 'i18n/it/content/home.ts']));
});

it('is named in the brand file and nowhere else', () => {
  const naming = files.filter((file) => tellsIn(readFileSync(path.join(root, file), 'utf8')).length > 0);
  expect(naming).toEqual([theOne]);
});

it('sees a name, an address and an invented partner for what they are', () => {
  expect(tellsIn(`Ask ${brand.name.toUpperCase()} today`)).toContain(brand.name.toLowerCase());
  expect(tellsIn(`https://other.${domain(brand.siteUrl)}/x`)).toContain(domain(brand.siteUrl));
  expect(tellsIn('you@company.com, portal.verdemare.example')).toEqual([]);
});

describe('the check of the brand file', () => {
  const seeded = (change: object) => brandProblems({...brand, ...change});

  it('accepts the brand', () => {
    expect(brandSchema.safeParse(brand).success).toBe(true);
    expect(brandProblems(brand)).toEqual([]);
  });

  it.each<[string, object]>([
    ['name', {name: 'V'}],
    ['siteUrl', {siteUrl: `${brand.siteUrl}/`}],
    ['siteUrl', {siteUrl: 'http://plain.example'}],
    ['contactEmail', {contactEmail: 'nobody'}],
    ['seat.country', {seat: {...brand.seat, country: 'Italy'}}],
    ['links.booking', {links: {...brand.links, booking: 'meet'}}],
    ['links.social.url', {links: {...brand.links, social: {name: 'Page', url: ''}}}],
    ['certifications.0', {certifications: ['ISO 1']}],
    ['certifications', {certifications: []}],
    ['vatNumber', {vatNumber: undefined}],
  ])('names the field %s', (field, change) => {
    const problems = seeded(change);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.every((problem) => problem.includes(`${field}: `))).toBe(true);
  });

  it('tells of every wrong field at once', () => {
    const wrong: Partial<Brand> = {name: '', vatNumber: ''};
    expect(seeded(wrong)).toEqual([
      expect.stringContaining('name: '),
      expect.stringContaining('vatNumber: '),
    ]);
  });
});
