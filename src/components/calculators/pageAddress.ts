import {replaceQuery} from '@site/src/lib/query';

/**
 * Puts a calculation into the address of the page, in place: Back leads to the page before, not through what was typed.
 *
 * @param names parameters that hold the calculation
 * @param query the calculation, with its question mark; '' for none
 */
export function writeQuery(names: readonly string[], query: string): void {
  const {pathname, search, hash} = location;
  const next = replaceQuery(search, names, query);
  if (next !== search) {
    history.replaceState(history.state, '', pathname + next + hash);
  }
}

/** The address to pass on: this page with the calculation and nothing else, at the section that shows it. */
export function addressOf(query: string, within: Element | null): string {
  const section = within?.closest('section[id]');
  return location.origin + location.pathname + query + (section ? `#${section.id}` : '');
}
