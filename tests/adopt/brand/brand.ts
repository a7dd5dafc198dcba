import type {Brand} from '../../../src/data/brandSchema';

export const brand: Brand = {
  name: 'Grünwacht',
  legalName: 'Grünwacht GmbH',
  siteUrl: 'https://www.gruenwacht.example',
  vatNumber: 'DE123456789',
  seat: {street: 'Lindenallee 4', postalCode: '10115', city: 'Berlin', country: 'DE'},
  particulars: {register: {name: 'Amtsgericht Charlottenburg', number: 'HRB 123456'}},
  contactEmail: 'hallo@gruenwacht.example',
  mailFrom: 'portal@gruenwacht.example',
  links: {privacyPolicy: 'https://www.gruenwacht.example/datenschutz'},
  legal: {
    reviewedByCounsel: false,
    links: {
      fairUsePolicy: 'https://www.gruenwacht.example/fair-use',
      serviceLevels: 'https://www.gruenwacht.example/sla',
      subProcessors: 'https://www.gruenwacht.example/subprocessors',
    },
  },
};
