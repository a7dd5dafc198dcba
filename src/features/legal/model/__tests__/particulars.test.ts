import {fixtureBrand} from '../../../../../tests/fixtureBrand';
import {company} from '../../../../content/company';
import type {Brand} from '../../../../data/brandSchema';
import {furtherParticularsLine} from '../../../../site/particulars';
import type {Inline} from '../model';
import {fillIn, particularsOf} from '../particulars';
import {paragraph, textOf, withBlocks} from './texts';

const brand: Brand = {
  ...fixtureBrand,
  legal: {
    ...fixtureBrand.legal,
    links: {
      ...fixtureBrand.legal.links,
      fairUsePolicy: {en: 'https://p.example/en', it: 'https://p.example/it'},
    },
  },
};
const former = (...formerly: NonNullable<Brand['legal']['formerly']>): Brand => ({
  ...brand,
  legal: {...brand.legal, formerly},
});
const particulars = (of: Brand, date = '2026-01-01', language = 'en') =>
  particularsOf(of, date, language, company);
const link = (url: string): Inline => ({link: url, words: [url]});

it('says what stands for each name', () => {
  expect(particulars(brand)).toEqual({
    Name: 'Probe',
    LegalName: 'Probe S.r.l.',
    Seat: 'Via Prova 2, 10121 Torino, Italy',
    VatNumber: 'IT12345678903',
    ContactEmail: {link: 'mailto:hello@probe.example', words: ['hello@probe.example']},
    FairUsePolicy: link('https://p.example/en'),
    ServiceLevels: link('https://policies.probe.example/service-levels'),
    SubProcessors: link('https://policies.probe.example/sub-processors'),
    Particulars: furtherParticularsLine(brand, company, 'en'),
    DataProtectionOfficer: `${company.dataProtectionOfficer}: dpo@probe.example`,
  });
  expect(particulars(brand, '2026-01-01', 'it')).toMatchObject({
    Seat: 'Via Prova 2, 10121 Torino, Italia',
    FairUsePolicy: link('https://p.example/it'),
  });
});

it('keeps former particulars in texts of their time', () => {
  const seat = {...brand.seat, city: 'Asti'};
  const renamed = former(
    {until: '2026-01-01', legalName: 'Second S.r.l.'},
    {
      until: '2025-01-01',
      legalName: 'First S.r.l.',
      vatNumber: 'IT00000000000',
      seat,
      particulars: {rea: 'AT-1'},
    },
  );
  expect(particulars(renamed, '2024-12-31')).toMatchObject({
    LegalName: 'First S.r.l.',
    VatNumber: 'IT00000000000',
    Seat: 'Via Prova 2, 10121 Asti, Italy',
    Particulars: `${company.rea}: AT-1`,
  });
  expect(
    ['2025-01-01', '2025-12-31', '2026-01-01'].map((date) => particulars(renamed, date).LegalName),
  ).toEqual(['Second S.r.l.', 'Second S.r.l.', 'Probe S.r.l.']);
});

it('fills names in wherever they stand, and leaves out a paragraph of names that the brand does not have', () => {
  const blocks = [
    paragraph('1.1', 'By ', {strong: [{brand: 'LegalName'}, '!']}, {em: [{brand: 'Name'}]}),
    paragraph('1.2', {link: '#a', words: ['see ', {brand: 'Name'}]}),
    paragraph(undefined, {brand: 'Particulars'}, {brand: 'DataProtectionOfficer'}),
    paragraph('1.3', {brand: 'DataProtectionOfficer'}, 'words'),
  ];
  const bare = {...brand, particulars: undefined, legal: {...brand.legal, dataProtectionOfficer: undefined}};
  const text = withBlocks(textOf('dpa'), 'section-1', blocks);
  expect(fillIn(text, particulars(bare))).toEqual(
    withBlocks(text, 'section-1', [
      paragraph('1.1', 'By ', {strong: ['Probe S.r.l.', '!']}, {em: ['Probe']}),
      paragraph('1.2', {link: '#a', words: ['see ', 'Probe']}),
      paragraph('1.3', '', 'words'),
    ]),
  );
});
