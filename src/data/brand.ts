import type {Brand} from './brandSchema';

/**
 * The company's data. `src/data/brandSchema.ts` documents each field, and `npm start` reports invalid values. `.example`
 * addresses and numbers made of zeros are placeholders.
 */
export const brand: Brand = {
  name: 'Vallora',
  legalName: 'Vallora S.r.l.',
  siteUrl: 'https://www.vallora.example',
  vatNumber: 'IT00000000000',
  seat: {street: 'Via dell’Esempio 1', postalCode: '20121', city: 'Milano', province: 'MI', country: 'IT'},
  particulars: {
    register: {name: 'Registro delle imprese di Milano Monza Brianza Lodi', number: '00000000000'},
    rea: 'MI-0000000',
    shareCapital: {eur: 12_345, paidUpEur: 12_345},
    pec: 'vallora@pec.vallora.example',
    recipientCode: '0000000',
  },
  contactEmail: 'hello@vallora.example',
  mailFrom: 'portal@vallora.example',
  links: {
    booking: 'https://meet.vallora.example/intro',
    login: 'https://app.vallora.example/login',
    privacyPolicy: 'https://policies.vallora.example/privacy',
    social: {name: 'LinkedIn', url: 'https://social.vallora.example/company'},
    telecomPartner: {name: 'Telenord', url: 'https://telenord.example/business/security'},
    insurerMarketplace: {name: 'Assilink', url: 'https://marketplace.assilink.example/cyber'},
  },
  legal: {
    reviewedByCounsel: false,
    links: {
      fairUsePolicy: 'https://policies.vallora.example/fair-use',
      serviceLevels: 'https://policies.vallora.example/service-levels',
      subProcessors: 'https://policies.vallora.example/sub-processors',
    },
  },
  certifications: [
    {name: 'ISO 9001', standard: 'ISO 9001:2015'},
    {name: 'ISO 27001', standard: 'ISO/IEC 27001:2022'},
  ],
  houseStyle: true,
};
