import {priceList} from '@site/src/data/priceList';
import {clientsSharing} from '@site/src/data/savings';
import {formats} from '@site/src/data/format';

const {top, onRequest} = priceList;
const {number} = formats('en');
const most = top.clients ? `, which ends at ${number(top.clients)} clients` : '';

/** Footnotes of figures that several pages share: how a figure was counted, and its limits. */
export const clauses = {
  /** Accessible name of a page's footnotes. */
  title: 'Notes',
  /** First footnote of pages with savings per client. */
  separateTools: clientsSharing
    ? `¹ Compared with the separate tools that the platform replaces, with one plan for ${number(clientsSharing)} clients.`
    : '¹ Compared with the separate tools that the platform replaces, even if every client had its own plan.',
  /** Footnote of a result for more clients than the largest plan includes. */
  beyondPlans: `Counted at ${top.name}’s price${most}; ${onRequest ? `${onRequest.name} is on request` : 'beyond that, prices are on request'}.`,
  /** Footnote of unlimited quantities. `link` links to the fair use policy. */
  fairUse: {text: 'Unlimited means within our', link: 'fair use policy'},
  /** Link below the savings calculator. */
  calculator: 'Compare the plans for your clients',
};

export type ClausesContent = typeof clauses;
