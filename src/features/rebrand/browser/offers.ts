/** Offers that carry the brand of the visit and the numbers of the page. Nothing is sent until a visitor follows one. */
import {brand} from '../../../data/brand';
import {proposalParameters} from '../../../data/proposal';
import {routes} from '../../../data/routes';
import type {VisitBrand} from '../../../data/visitBrand';
import {siteHref} from '../../../lib/siteHref';

const {booking} = brand.links;

/** Returns a link to the booking page, or to the contact form if there is none. */
export function offerLink(words: string): HTMLAnchorElement {
  const link = Object.assign(document.createElement('a'), {
    textContent: words,
    href: booking ?? `${siteHref(routes.contact)}?topic=demo`,
  });
  if (booking) {
    Object.assign(link, {target: '_blank', rel: 'noopener'});
    link.dataset.booking = '';
  } else {
    link.dataset.contact = 'demo';
  }
  return link;
}

/** Returns the numbers in the page's address, else those that the page shows at first (`data-numbers`). */
function numbers(): [string, string][] {
  const {dataset} = document.querySelector<HTMLElement>('[data-numbers]') ?? document.body;
  const [given, shown] = [location.search, dataset.numbers].map((query) => new URLSearchParams(query));
  return proposalParameters.flatMap((name) => {
    const value = given!.get(name) ?? shown!.get(name);
    return value === null ? [] : [[name, value]];
  });
}

/**
 * Writes numbers and brand into the addresses of offers. The proposal has the brand from the visit.
 *
 * @param worn `undefined` restores the booking links
 */
export function fillOffers(worn?: VisitBrand, proposal?: HTMLAnchorElement): void {
  const known = numbers();
  if (proposal) {
    proposal.href = siteHref(routes.proposal);
    proposal.search = String(new URLSearchParams(known));
    proposal.hidden = location.pathname === siteHref(routes.proposal);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-booking]')) {
    const address = new URL(booking!);
    if (worn) {
      const {name, colour} = worn;
      [['brand', name], ['colour', colour.slice(1)], ...known].forEach(([key, value]) =>
        address.searchParams.set(key!, value!),
      );
    }
    link.href = address.href;
  }
}
