import {priceList} from '@site/src/data/priceList';
import {clientsSharing, traditionalStackEur} from '@site/src/data/savings';
import {formats} from '@site/src/data/format';

const {entry, top, onRequest} = priceList;
const {eur, number} = formats('en');
const compared = `¹ Compared with ${eur(traditionalStackEur.typical)} a month for the six tools the platform replaces`;
const most = top.clients ? `, which ends at ${number(top.clients)} clients` : '';

/** Footnotes of figures that several pages share: how a figure was counted, and its limits. */
export const clauses = {
  /** Accessible name of a page's footnotes. */
  title: 'Notes',
  /** First footnote of pages with savings per client. */
  separateTools: clientsSharing
    ? `${compared}, with one plan for ${number(clientsSharing)} clients.`
    : `${compared}, counting a ${eur(entry.eurPerMonth)} plan for each client.`,
  /** Footnote of a result for more clients than the largest plan includes. */
  beyondPlans: `Counted at ${top.name}’s price${most}; ${onRequest ? `${onRequest.name} is on request` : 'beyond that, prices are on request'}.`,
  /** Footnote of unlimited quantities. `link` links to the fair use policy. */
  fairUse: {text: 'Unlimited means within our', link: 'fair use policy'},
  /** Link below the savings calculator. */
  calculator: 'Compare the plans for your clients',
};

export type ClausesContent = typeof clauses;
