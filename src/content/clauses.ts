import {priceList} from '@site/src/data/priceList';
import {clientsSharing} from '@site/src/data/savings';
import {formats} from '@site/src/lib/format';

const {top, onRequest, several} = priceList;
const {number} = formats('en');
const most = top.clients ? `, which ends at ${number(top.clients)} clients` : '';

/** What stands beside a figure: how it was counted, and where it ends. Several pages say the same. */
export const clauses = {
  /** Of what a client saves: the site's figure takes a plan for each. */
  perClient: clientsSharing
    ? `counting one plan for ${number(clientsSharing)} clients`
    : 'counting a plan for each client',
  /** The same after “per client”, where there is little room. */
  perClientShort: clientsSharing
    ? `counting one plan for ${number(clientsSharing)}`
    : 'counting a plan for each',
  /** Of a result for more clients than the largest plan holds. */
  beyondPlans: `Counted at ${top.name}’s price${most}; ${onRequest ? `${onRequest.name} is on request` : 'beyond that, prices are on request'}.`,
  /** Of what plans call unlimited; the second part leads to the article of the agreement. */
  fairUse: {text: 'Unlimited means within our', link: 'fair use policy'},
  /** Below the savings calculator; the second part leads to the price ruler. */
  calculator: {
    text: `Counted with the plan that includes your clients and tools, without add-ons. What ${several ? 'each' : 'the'} plan costs with them:`,
    link: 'the price ruler',
  },
};

export type ClausesContent = typeof clauses;
