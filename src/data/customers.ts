import {brand} from './brand';
import type {Brand} from './brandSchema';
import type {GrowthModelId} from './growthModels';
import {routes} from './routes';
import {sampleCases, sampleVoices} from './sampleCases';

/** Paths of the cases that are told on pages of their own, in the order in which they are listed. */
const paths = {
  msp: routes.customerMsp,
  mssp: routes.customerMssp,
  telco: routes.customerTelco,
  insurer: routes.customerInsurer,
  apiHub: routes.customerApiHub,
} as const;

/** A case that is told on a page of its own. */
export type CustomerId = keyof typeof paths;

/** What is known of a customer, in any language; its words are in the content. */
export interface Customer {
  readonly company: string;
  /** The growth model that it is an example of. */
  readonly model: GrowthModelId;
  /** Where the company's name comes from; says `sample: true` where it is invented. */
  readonly source: object;
  /** Address of a page elsewhere that shows the case at work. */
  readonly outside?: string;
  /** Who speaks for it. */
  readonly voice?: {readonly author: string; readonly sample?: boolean};
}

/** One that has a page. */
export type ToldCustomer = Customer & {readonly id: CustomerId; readonly path: string};

const ids = Object.keys(paths) as CustomerId[];

/**
 * The cases of a brand: operator and insurer have a page where the brand file names them.
 *
 * @returns those that are told, and the files of `src/pages` that would have no one to tell of
 */
export function customersOf({login, telecomPartner, insurerMarketplace}: Brand['links']) {
  const customers: Record<CustomerId, Customer | undefined> = {
    msp: {company: sampleCases.msp.company, model: 'msp', source: sampleCases.msp, voice: sampleVoices.msp},
    mssp: {company: sampleCases.mssp.company, model: 'msp', source: sampleCases.mssp, outside: login},
    telco: telecomPartner && {
      company: telecomPartner.name,
      model: 'telco',
      source: telecomPartner,
      outside: telecomPartner.url,
    },
    insurer: insurerMarketplace && {
      company: insurerMarketplace.name,
      model: 'platform',
      source: insurerMarketplace,
      outside: insurerMarketplace.url,
      voice: sampleVoices.platform,
    },
    apiHub: {company: sampleCases.apiHub.company, model: 'platform', source: sampleCases.apiHub},
  };
  return {
    told: ids.flatMap((id): ToldCustomer[] => {
      const customer = customers[id];
      return customer ? [{...customer, id, path: paths[id]}] : [];
    }),
    pagesWithout: ids.filter((id) => !customers[id]).map((id) => `${paths[id].slice(1)}.tsx`),
  };
}

/** Those of this portal. */
export const {told: toldCustomers, pagesWithout: pagesWithoutCustomer} = customersOf(brand.links);
