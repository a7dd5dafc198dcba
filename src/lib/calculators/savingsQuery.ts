/** The savings calculator's inputs in the address of a page: `?clients=40&price=120&tools=vulnerability,darkweb`. */
import {savingsInputs, toolIds} from '../../data/savings';
import type {SavingsInput} from './savings';

const defaults: SavingsInput = {
  clients: savingsInputs.clients.default,
  price: savingsInputs.price.default,
  tools: savingsInputs.tools,
};

function numberIn(text: string | null, fits: (value: number) => boolean, fallback: number): number {
  const value = text?.trim() ? Number(text) : NaN;
  return fits(value) ? value : fallback;
}

/**
 * Reads the inputs from a query; what is missing or makes no sense is the default.
 *
 * @param search `location.search`
 */
export function parseSavingsQuery(search: string): SavingsInput {
  const query = new URLSearchParams(search);
  const tools = query.get('tools')?.split(',');
  return {
    clients: numberIn(
      query.get('clients'),
      (value) => Number.isInteger(value) && value >= 0 && value <= savingsInputs.clients.max,
      defaults.clients,
    ),
    price: numberIn(
      query.get('price'),
      (value) => Number.isFinite(value) && value >= savingsInputs.price.min,
      defaults.price,
    ),
    tools: tools ? toolIds.filter((id) => tools.includes(id)) : defaults.tools,
  };
}

/** The inputs as a query; nothing for the defaults. */
export function savingsQuery({clients, price, tools}: SavingsInput): string {
  const query = `?clients=${clients}&price=${price}&tools=${toolIds.filter((id) => tools.includes(id)).join()}`;
  const untouched = `?clients=${defaults.clients}&price=${defaults.price}&tools=${defaults.tools.join()}`;
  return query === untouched ? '' : query;
}
