import type {ThirdParty} from './thirdPartySchema';

/**
 * The only list of third-party services: embedded videos and maps, analytics, chat. The cookie dialog, the cookie page,
 * the Content Security Policy of pages and the response headers are derived from it. If it is empty, the site makes no
 * third-party requests.
 *
 * ADOPTING.md, "Add a third party", links to entries to copy. The build reports invalid entries.
 */
export const thirdParties: readonly ThirdParty[] = [];
