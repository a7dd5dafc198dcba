/** A partner calculation in the address: `?clients=20&price=80`. Pure. */
import {partnerRoiInputs} from '../partnerRoi';
import {decimalIn, integerIn} from '../../lib/query';
import {partnerRoiDefaults, type PartnerRoiInput} from './partnerRoi';

/**
 * The calculation that an address holds. One of the two numbers may be missing and counts as its default. Never throws.
 *
 * @param search query of the address, with or without its question mark
 * @returns `null` where there is none, or one that the form would not accept
 */
export function parsePartnerRoiQuery(search: string): PartnerRoiInput | null {
  const query = new URLSearchParams(search);
  const [clients, price] = [query.get('clients'), query.get('price')];
  if (clients === null && price === null) {
    return null;
  }
  const {numberOfClients, pricePerClient} = partnerRoiDefaults;
  const input = {
    numberOfClients: clients === null ? numberOfClients : integerIn(clients, partnerRoiInputs.clients),
    pricePerClient: price === null ? pricePerClient : decimalIn(price, partnerRoiInputs.price),
  };
  return input.numberOfClients === undefined || input.pricePerClient === undefined
    ? null
    : {numberOfClients: input.numberOfClients, pricePerClient: input.pricePerClient};
}

/** The query that holds a calculation, with its question mark. The defaults too: opened again, they show a result. */
export function partnerRoiQuery({numberOfClients, pricePerClient}: PartnerRoiInput): string {
  return `?clients=${numberOfClients}&price=${pricePerClient}`;
}
