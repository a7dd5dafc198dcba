/** The proposal's numbers: the price ruler's, of which visitors set two. Pure: no React, no aliases. */
import {priceRulerDefaults, type PriceRulerInput} from './priceRuler';
import {neededAtFirst, priceRulerInputs} from '../priceRuler';
import {integerIn} from '../../lib/query';

/** `needs` holds what the NIS2 box asks for, or nothing. */
export type ProposalInput = Pick<PriceRulerInput, 'clients' | 'needs'>;

const {clients} = priceRulerInputs;

export const proposalDefaults: ProposalInput = {clients: clients.default, needs: neededAtFirst};

/** Parses `?clients=40&nis2=1`. Missing and invalid values become defaults. Never throws. */
export function parseProposalQuery(search: string): ProposalInput {
  const query = new URLSearchParams(search);
  return {
    clients: integerIn(query.get('clients'), clients) ?? clients.default,
    needs: query.get('nis2') === '0' ? [] : neededAtFirst,
  };
}

/** Returns the query string with "?". It always has both numbers, as they go along with a booking. */
export const proposalQuery = ({clients: count, needs}: ProposalInput): string =>
  `?clients=${count}&nis2=${needs.length > 0 ? 1 : 0}`;

/** Adds the price ruler's defaults: one user, the guide's cost and margin. */
export const demandOf = (input: ProposalInput): PriceRulerInput => ({...priceRulerDefaults, ...input});
