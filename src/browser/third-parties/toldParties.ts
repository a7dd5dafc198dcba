import {createHash} from 'node:crypto';
import type {ScriptedParty, ThirdParty} from '../../data/thirdPartySchema';
import {isScripted} from '../../data/thirdPartyOrigins';

/** What the browser is told of a third party. */
export interface ToldParty {
  readonly id: string;
  /** What a visitor has answered for: another one where the service or what it stores is another. */
  readonly token: string;
  readonly scripts?: ScriptedParty['scripts'];
  /** Names of what it stores on this site. */
  readonly stores?: readonly string[];
}

/**
 * Stands for what a visitor is asked about: who it is, what it loads and what it stores. Another one asks again; other
 * words for the same, or another order, do not.
 */
function tokenOf(party: ThirdParty): string {
  const {id, kind, company, processedIn, stores, origins = []} = party;
  const addresses = isScripted(party) ? party.scripts.map(({src}) => src) : [new URL(party.frame).origin];
  const items = stores.map((item) => [item.in, item.name, item.kept].join(' ')).sort();
  const facts = [kind, company, [...processedIn].sort(), addresses, items, [...origins].sort()];
  return `${id}.${createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 8)}`;
}

/**
 * What the browser is told of each third party. What stores on its own site is out of reach here.
 *
 * @param home path of the site's home, with a slash at both ends: files of the site's own lie below it
 */
export const toldParties = (parties: readonly ThirdParty[], home = '/'): ToldParty[] =>
  parties.map((party) => ({
    id: party.id,
    token: tokenOf(party),
    ...(isScripted(party) && {
      scripts: party.scripts.map((script) => ({
        ...script,
        src: script.src.replace(/^\/(?!\/)/, home),
      })),
      stores: party.stores.map(({name}) => name),
    }),
  }));
