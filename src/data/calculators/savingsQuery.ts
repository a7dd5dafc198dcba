/** A savings calculation in the address: `?clients=40&price=120&tools=vulnerability,darkweb`. Pure. */
import {savingsInputs, toolIds} from '../savings';
import {decimalIn} from '../../lib/query';
import {normaliseSavings, savingsDefaults, type SavingsInput} from './savings';

/**
 * The calculation that an address holds. What is missing or not valid counts as its default; unknown tools are left
 * out, and an empty list of tools means none. Never throws.
 *
 * @param search query of the address, with or without its question mark
 */
export function parseSavingsQuery(search: string): SavingsInput {
  const query = new URLSearchParams(search);
  const tools = query.getAll('tools').flatMap((list) => list.split(','));
  return {
    clients:
      decimalIn(query.get('clients'), {min: 0, max: savingsInputs.clients.max}) ?? savingsDefaults.clients,
    price: decimalIn(query.get('price'), savingsInputs.price) ?? savingsDefaults.price,
    tools: query.has('tools') ? toolIds.filter((id) => tools.includes(id)) : savingsDefaults.tools,
  };
}

const write = ({clients, price, tools}: SavingsInput) =>
  `?clients=${clients}&price=${price}&tools=${tools.join()}`;

/**
 * The query that holds a calculation: all of it, so that it stays the same should a default change.
 *
 * @returns '' for the defaults, else with its question mark
 */
export function savingsQuery(input: SavingsInput): string {
  const query = write(normaliseSavings(input));
  return query === write(savingsDefaults) ? '' : query;
}
