import {createHash} from 'node:crypto';
import type {ScriptedParty, ThirdParty} from '../../data/thirdPartySchema';
import {isScripted} from '../../data/thirdPartyOrigins';

/** Facts about a third party for the browser. */
export interface ToldParty {
  readonly id: string;
  /** Identifies the visitor's answer. Changes with the service or what it stores. */
  readonly token: string;
  readonly scripts?: ScriptedParty['scripts'];
  /** Names of its items in storage. */
  readonly stores?: readonly string[];
}

/**
 * Returns a hash of everything that a visitor consents to: company, resources and storage. A change asks again; other
 * words or another order do not.
 */
function tokenOf(party: ThirdParty): string {
  const {id, kind, company, processedIn, stores, origins = []} = party;
  const addresses = isScripted(party) ? party.scripts.map(({src}) => src) : [new URL(party.frame).origin];
  const items = stores.map((item) => [item.in, item.name, item.kept].join(' ')).sort();
  const facts = [kind, company, [...processedIn].sort(), addresses, items, [...origins].sort()];
  return `${id}.${createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 8)}`;
}

/**
 * Returns the browser's facts about each third party. Storage on a third party's own site is out of reach.
 *
 * @param home base of the site's own files, with slashes at both ends
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
