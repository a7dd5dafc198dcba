import type {Brand} from '../src/data/brandSchema';

/** A brand for tests of the product, with everything that a brand may have: they hold whatever the site's own is called. */
export const fixtureBrand: Brand = {
  name: 'Probe',
  legalName: 'Probe S.r.l.',
  siteUrl: 'https://www.probe.example',
  vatNumber: 'IT12345678903',
  seat: {street: 'Via Prova 2', postalCode: '10121', city: 'Torino', country: 'IT'},
  particulars: {
    register: {name: 'Registro delle imprese di Torino', number: '12345678903'},
    rea: 'TO-1234567',
    shareCapital: {eur: 50_000, paidUpEur: 12_500},
    taxCode: '98765432109',
    pec: 'probe@pec.probe.example',
    soleShareholder: true,
    inLiquidation: true,
  },
  contactEmail: 'hello@probe.example',
  mailFrom: 'portal@probe.example',
  links: {
    booking: 'https://meet.probe.example/intro',
    login: 'https://app.probe.example/login',
    privacyPolicy: 'https://policies.probe.example/privacy',
    social: {name: 'Mastodon', url: 'https://social.probe.example/@probe'},
    telecomPartner: {name: 'Fonía', url: 'https://fonia.example/security'},
    insurerMarketplace: {name: 'Sicura', url: 'https://sicura.example/cyber'},
  },
  legal: {
    reviewedByCounsel: true,
    links: {
      fairUsePolicy: 'https://policies.probe.example/fair-use',
      serviceLevels: 'https://policies.probe.example/service-levels',
      subProcessors: 'https://policies.probe.example/sub-processors',
    },
  },
  certifications: ['ISO 9001', 'SOC 2 Type II'],
};
