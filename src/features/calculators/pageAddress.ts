import {replaceQuery} from '@site/src/lib/query';

/**
 * Replaces the calculation in the page's URL. Back leads to the previous page, not to earlier input.
 *
 * @param names query parameters of the calculation
 * @param query query string of the calculation, with "?"; '' for none
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
