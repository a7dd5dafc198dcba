import type {brand} from './brand';
import {agreementFrom} from './legal';
import {routes} from './routes';

/** Questions of a procurement department, in its order. Answers are paths, or names of documents in the brand file. */
export const procurement = [
  {id: 'contract', to: routes.terms},
  {id: 'invoices', to: routes.termsPayment},
  {id: 'data', to: routes.dpa},
  {id: 'hosting', to: routes.trustData},
  {id: 'certificates', to: routes.trustCertificates},
  {id: 'levels', document: 'serviceLevels'},
  {id: 'finance', to: `${routes.terms}/${agreementFrom.financialAnnex}#financial-entities`},
  {id: 'security', to: routes.trust, asks: true},
] as const satisfies readonly {
  readonly id: string;
  readonly to?: string;
  readonly document?: keyof typeof brand.legal.links;
  /** Adds a link to the contact form. */
  readonly asks?: true;
}[];
export type ProcurementId = (typeof procurement)[number]['id'];
