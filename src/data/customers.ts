import {brand} from './brand';
import type {Brand} from './brandSchema';
import type {GrowthModelId} from './growthModels';
import {routes} from './routes';
import {sampleCases, sampleVoices} from './sampleCases';

/** Paths of case studies with their own page, in list order. */
const paths = {
  msp: routes.customerMsp,
  mssp: routes.customerMssp,
  telco: routes.customerTelco,
  insurer: routes.customerInsurer,
  apiHub: routes.customerApiHub,
} as const;

export type CustomerId = keyof typeof paths;

/** Facts about a customer in any language. The words are in `src/content`. */
export interface Customer {
  readonly company: string;
  readonly model: GrowthModelId;
  /** Source of the company's name. `sample: true` marks an invented company. */
  readonly source: object;
  /** Address of an external page that shows the case. */
  readonly outside?: string;
  readonly voice?: {readonly author: string; readonly sample?: boolean};
}

export type ToldCustomer = Customer & {readonly id: CustomerId; readonly path: string};

const ids = Object.keys(paths) as CustomerId[];

/**
 * Returns the customers of a brand. Operator and insurer have a page only if the brand file names them.
 *
 * @returns the customers with a page, and the files of `src/pages` without a customer
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

export const {told: toldCustomers, pagesWithout: pagesWithoutCustomer} = customersOf(brand.links);
