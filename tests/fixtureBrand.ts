import type {Brand} from '../src/data/brandSchema';

/** A brand for tests of the product, with every optional field, so that they do not depend on the site's own brand. */
export const fixtureBrand: Brand = {
  name: 'Probe',
  legalName: 'Probe S.r.l.',
  siteUrl: 'https://www.probe.example',
  vatNumber: 'IT12345678903',
  seat: {street: 'Via Prova 2', postalCode: '10121', city: 'Torino', province: 'TO', country: 'IT'},
  particulars: {
    register: {name: 'Registro delle imprese di Torino', number: '12345678903'},
    rea: 'TO-1234567',
    shareCapital: {eur: 50_000, paidUpEur: 12_500},
    taxCode: '98765432109',
    pec: 'probe@pec.probe.example',
    recipientCode: 'ABC1234',
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
    dataProtectionOfficer: 'dpo@probe.example',
    links: {
      fairUsePolicy: 'https://policies.probe.example/fair-use',
      serviceLevels: 'https://policies.probe.example/service-levels',
      subProcessors: 'https://policies.probe.example/sub-processors',
    },
  },
  certifications: [
    {
      name: 'ISO 9001',
      standard: 'ISO 9001:2015',
      certificate: {
        number: 'Q-4711',
        body: 'Prova Cert S.p.A. (Accredia)',
        scope: 'Design and operation of a cybersecurity platform',
        validUntil: 2028,
        url: 'https://certificates.probe.example/q-4711',
      },
    },
    {name: 'SOC 2 Type II'},
  ],
};
