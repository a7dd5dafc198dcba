import type {brand} from './brand';
import {agreementFrom} from './legal';
import {routes} from './routes';

/**
 * What a procurement department asks before it signs, in its order, and where the site has the answer: a path, or the name of a
 * document of the brand file.
 */
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
  /** Has the way to the contact form beside its link. */
  readonly asks?: true;
}[];
/** Identifies a question of a procurement department. */
export type ProcurementId = (typeof procurement)[number]['id'];
